import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
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
  const url = `smtp://saathi%40host:p%3Aw@127.0.0.1:${port}`;
  const deliver = smtpDelivery({ url, encrypted: false }, 'Saathi <hello@saathi.example>');
  await deliver(LETTER);
  expect(received[0]).toMatch(/^From: Saathi <hello@saathi\.example>/m);
  expect(received[0]).toMatch(/^To: asha@example\.com/m);
  expect(received[0]).toContain('text/plain');
  expect(received[0]).toContain('text/html');
});

it('sends nothing in clear over a network where that is not allowed', async () => {
  // Every address of 127.0.0.0/8 is this machine, but a name that only leads there is not known to be.
  const url = `smtp://saathi%40host:p%3Aw@host.invalid:${port}`;
  const deliver = smtpDelivery({ url, encrypted: true }, 'Saathi <hello@saathi.example>');
  await expect(deliver(LETTER)).rejects.toThrow();
});
