import type { RsbuildPlugin } from '@rsbuild/core';
import { FEDERATION } from './src/remote.ts';

/**
 * Every federated build brings a copy of the bundler's federation runtime, which would be most of a remote's entry. In a page the
 * shell has the one copy and lends it (shell/src/remotes/provide-federation-runtime.ts): docs/decisions/0009-entry-bytes.md.
 */
const bundlerRuntime = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/** For a remote: its entry borrows the runtime of the page, so that the build works nowhere but inside the shell. */
export function externalizesFederation(): RsbuildPlugin {
  return {
    name: 'borrows-federation',
    setup(api) {
      api.modifyRspackConfig((config, { mergeConfig }) =>
        mergeConfig(config, {
          externals: [
            async ({ request }) =>
              request && bundlerRuntime.test(request) ? `var globalThis.${FEDERATION}()` : undefined,
          ],
        }),
      );
    },
  };
}

/** For the shell: the one copy, as ES modules, where the federation's plugin would bundle a second one as CommonJS. */
export function bundlesFederation(): RsbuildPlugin {
  return {
    name: 'holds-federation',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, mergeConfig }) => {
        const replace = new rspack.NormalModuleReplacementPlugin(bundlerRuntime, (module) => {
          module.request = module.request.replace(/cjs$/, 'js');
        });
        return mergeConfig(config, { resolve: { alias: unaliased }, plugins: [replace] });
      });
    },
  };
}

/** The plugin leads these names to CommonJS files; each leading to itself undoes that. */
const unaliased = {
  '@module-federation/runtime': '@module-federation/runtime',
  '@module-federation/runtime-tools': '@module-federation/runtime-tools',
};
