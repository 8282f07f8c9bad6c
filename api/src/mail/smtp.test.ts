import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../server/log/log.ts';
import { createMail } from './mail.ts';
import { smtpDelivery } from './smtp.ts';
import { verificationMail } from './templates.ts';

const received: string[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'saathi@host' && password === 'p:w' ? done(null, { user: username }) : done(new Error('no')),
  onData: (stream, _session, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const LETTER = verificationMail('asha@example.com', 'https://saathi.example/verify?a=1&b=2');

it('hands a mail to the operator’s server, as text and as HTML', async () => {
  const deliver = smtpDelivery(
    `smtp://saathi%40host:p%3Aw@127.0.0.1:${port}`,
    'Saathi <hello@saathi.example>',
  );
  await deliver(LETTER);
  expect(received[0]).toMatch(/^From: Saathi <hello@saathi\.example>/m);
  expect(received[0]).toMatch(/^To: asha@example\.com/m);
  expect(received[0]).toContain('text/plain');
  expect(received[0]).toContain('text/html');
});

it('does not fail the request whose mail cannot be sent, and logs no address', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const mail = createMail(smtpDelivery('smtp://127.0.0.1:9', 'Saathi <hello@saathi.example>'), log);
  mail.send(LETTER);
  await mail.settled();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('mail could not be sent');
  expect(lines[0]).not.toContain('asha');
});
