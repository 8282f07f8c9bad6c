import { createInstance } from '@module-federation/enhanced/runtime';
import federation, { bundlerRuntime, type Federation } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { FEDERATION } from 'contracts/remote';

type Init = NonNullable<Federation['bundlerRuntime']>['init'];

/**
 * Lends the shell's federation runtime to the entries of remotes, which are built without one (contracts/one-federation.ts). An
 * entry takes it as it starts, so call this before the first remote is loaded.
 */
export function provideFederationRuntime(): void {
  Object.assign(globalThis, { [FEDERATION]: lent });
}

/** What one entry gets: the functions of all, and state of its own, as if it had brought its own copy. */
function lent(): Federation {
  return {
    ...federation,
    bundlerRuntimeOptions: {},
    // The shell's build leaves `initContainerEntry` out, because the shell exposes nothing.
    bundlerRuntime: { ...bundlerRuntime, S: {}, init, initContainerEntry },
  };
}

/** The runtime's own `init` would make the newest remote the one that the shell's `loadRemote` asks. */
const init: Init = ({ webpackRequire }) => {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('A remote started without the options its build gives it.');
  return createInstance(initOptions);
};
