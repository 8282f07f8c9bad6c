import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PaymentProvider } from '../../payments/provider.ts';
import { createRazorpay } from '../../payments/razorpay.ts';
import { startPart } from '../start-part.ts';

const PROGRAM = join(import.meta.dirname, 'server.ts');
const KEY_ID = 'rzp_test_sandbox';

/** The payment sandbox as a process of its own, speaking Razorpay's HTTP interface on a loopback port. */
export interface Sandbox {
  payments: PaymentProvider;
  stop: () => Promise<void>;
}

/**
 * Starts the sandbox; its webhooks go to `webhookUrl`, and its page for a subscription leads back to `backUrl`. `onGivenUp` is called when
 * it keeps dying.
 */
export async function startSandbox(
  { webhookUrl, backUrl }: { webhookUrl: string; backUrl: string },
  onGivenUp: () => void,
): Promise<Sandbox> {
  const [keySecret, webhookSecret] = [newSecret(), newSecret()];
  const env = (port: number) => ({
    SANDBOX_PORT: String(port),
    SANDBOX_KEY_ID: KEY_ID,
    SANDBOX_KEY_SECRET: keySecret,
    SANDBOX_WEBHOOK_URL: webhookUrl,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    SANDBOX_BACK_URL: backUrl,
  });
  const { port, stop } = await startPart({ name: 'payment sandbox', program: PROGRAM, env }, onGivenUp);
  const sandboxUrl = `http://127.0.0.1:${port}`;
  return { payments: createRazorpay({ keyId: KEY_ID, keySecret, webhookSecret, sandboxUrl }), stop };
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
