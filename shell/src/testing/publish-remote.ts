import { init } from '@module-federation/enhanced/runtime';
import { CONTRACT, type PublishedRemote } from 'contracts/remote';
import { checkIntegrityOf } from '../remotes/integrity.ts';
import { infoRemote } from './pages.ts';

init({ name: 'shell', remotes: [] });
let builds = 0;

interface Build {
  /** What `./remote` of the build is; called whenever the shell asks for it, and may throw. */
  module?: () => unknown;
  /** The hash it is published with, where it is not its own. */
  integrity?: string;
  contract?: number;
  /** Whether a list of remotes names it; true unless told. */
  listed?: boolean;
}

/** Publishes a build that the real federation runtime can load in this page, as the publisher would. */
export async function publishRemote({ module, integrity, contract = CONTRACT, listed = true }: Build) {
  builds += 1;
  const global = `mf_info_${builds}`;
  const ran = `ran_${global}`;
  Object.assign(globalThis, { [`module_${global}`]: module });
  const code = `var ${global} = { init() {}, async get() { const it = module_${global}(); return () => it } };
    globalThis.${ran} = (globalThis.${ran} ?? 0) + 1;`;
  const remote: PublishedRemote = {
    ...infoRemote,
    version: String(builds),
    contract,
    global,
    entry: URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
    integrity: integrity ?? (await hashOf(code)),
  };
  if (listed) checkIntegrityOf([remote]);
  return { remote, timesRun: (): number => Reflect.get(globalThis, ran) ?? 0 };
}

async function hashOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(code));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
