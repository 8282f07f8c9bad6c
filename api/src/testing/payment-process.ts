import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import * as z from 'zod';
import { createApp } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { createRazorpay } from '../payments/razorpay.ts';
import { connect } from '../server/database/connect.ts';
import { createLog } from '../server/log/log.ts';
import { parseSettings } from '../server/settings/settings.ts';
import { endWithParent } from '../server/start/end-with-parent.ts';

// For tests: an API process of its own, on a test's database, data folder and sandbox. Its answers never leave: it says "answered"
// instead, so that a test can kill it between the answer and whoever waits for it.
const Given = z.object({
  databaseUrl: z.string(),
  dataDir: z.string(),
  razorpay: z.object({
    keyId: z.string(),
    keySecret: z.string(),
    webhookSecret: z.string(),
    sandboxUrl: z.string(),
  }),
});

endWithParent();
const { databaseUrl, dataDir, razorpay } = Given.parse(JSON.parse(process.argv[2] ?? ''));
const app = createApp(
  createDeps({
    settings: parseSettings({ DATA_DIR: dataDir, TRUST_PROXY_HEADER: 'x-test-address' }),
    sql: connect(databaseUrl),
    log: createLog('silent'),
    ai: { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'none', model: 'none', demo: false },
    payments: createRazorpay(razorpay),
    clock: () => new Date(),
  }),
);
const server = createAdaptorServer({
  async fetch(request: Request) {
    const { status } = await app.fetch(request);
    process.send?.({ answered: status });
    return new Promise<Response>(() => {});
  },
}) as Server;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
