import { startProblem } from '../start/start-problem.ts';

/** What a connection asks of TLS: nothing, to use it if the server has it, to use it, or to check the server's certificate too. */
export type Tls = 'off' | 'prefer' | 'encrypt' | 'verify';

const MODES: Record<string, Tls> = {
  disable: 'off',
  false: 'off',
  allow: 'prefer',
  prefer: 'prefer',
  require: 'encrypt',
  'verify-ca': 'verify',
  'verify-full': 'verify',
  true: 'verify',
};
const PARAMETERS = ['sslmode', 'ssl', 'sslrootcert'];

/**
 * Takes what the address of a database says about TLS out of it: `sslmode=verify-full` and its like, `sslrootcert=system`.
 * Throws a start problem for a mode nobody knows, which must not turn into a weaker one.
 */
export function splitTls(address: string): { url: string; tls: Tls } {
  const url = new URL(address);
  const { searchParams } = url;
  const given = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable';
  const tls = searchParams.get('sslrootcert') === 'system' ? 'verify' : MODES[given];
  if (!tls)
    throw startProblem(
      `DATABASE_URL has an sslmode nobody knows: ${given}. There are disable, prefer, require and verify-full.`,
    );
  for (const name of PARAMETERS) searchParams.delete(name);
  return { url: url.href, tls };
}
