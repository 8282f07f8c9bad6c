import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig, RsbuildPlugin, RsbuildPlugins } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { bundlesFederation, externalizesFederation } from './one-federation.ts';
import { CONTRACT } from './src/remote.ts';

/** The five remotes and the port each one's development server listens on. */
export const remotePorts = {
  'mf-onboarding': 3011,
  'mf-chat': 3012,
  'mf-wellness': 3013,
  'mf-billing': 3014,
  'mf-info': 3015,
} as const;
export type RemoteName = keyof typeof remotePorts;

const production = process.env.NODE_ENV === 'production';
const singleton = { singleton: true, requiredVersion: false } as const;

/** The libraries of which a page holds one copy, the shell's. The router is not among them: shared code is not tree-shaken. */
function shared(from: { eager: true } | { import?: false }) {
  return {
    react: { ...singleton, ...from },
    'react/': { ...singleton, ...from },
    'react-dom': { ...singleton, ...from },
    jotai: { ...singleton, ...from },
    'zod/mini': { ...singleton, import: 'contracts/zod-mini', ...from },
    contracts: { singleton: true, strictVersion: true, requiredVersion: '0.1.0', version: '0.1.0', ...from },
  };
}

const federation = { manifest: false, dts: false, shareStrategy: 'loaded-first' } as const;

function common(name: string): RsbuildConfig {
  return {
    output: {
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:6]` },
      // Only what the newest language features need. The product's floor is the last two years of browsers; ky needs AbortSignal.any.
      overrideBrowserslist: ['chrome >= 116', 'firefox >= 124', 'safari >= 17.4'],
      dataUriLimit: 0,
      legalComments: 'none',
    },
    performance: { printFileSize: false },
  };
}

/**
 * The build of one remote: exposes `./remote` from `src/remote.ts` and nothing else.
 * Each build has its own unique name, so that an old and a new build can live in one page.
 */
export function defineRemote(name: RemoteName): RsbuildConfig {
  const build = production ? Date.now().toString(36) : 'dev';
  const federationName = name.replace('-', '_');
  const global = `${federationName}_${build}`;
  const base = common(name);
  return {
    ...base,
    plugins: plugins(
      writesBuildRecord({ name, version: build, global, contract: CONTRACT }),
      ...(production ? [externalizesFederation()] : []),
      pluginModuleFederation({
        ...federation,
        name: global,
        filename: 'remote-entry.js',
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: shared(production ? { import: false } : {}),
        experiments: {
          asyncStartup: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ),
    source: { entry: {} },
    output: {
      ...base.output,
      assetPrefix: 'auto',
      distPath: { js: '', css: '', font: '', svg: '', image: '', media: '' },
    },
    // The entry's own hash is published with it (scripts/publish.ts), and it holds those of all files it loads later.
    security: { sri: { enable: production, algorithm: 'sha256' } },
    tools: {
      rspack: { output: { uniqueName: global, chunkLoadingGlobal: `chunks_${global}` } },
      htmlPlugin: false,
    },
    server: { port: remotePorts[name], strictPort: true, cors: { origin: '*' }, printUrls: false },
    dev: {
      assetPrefix: `http://localhost:${remotePorts[name]}`,
      client: { host: 'localhost', port: remotePorts[name] },
    },
  };
}

/** The build of the shell: no remote is known at build time, the shared libraries are its own and eager. */
export function defineShell(config: RsbuildConfig): RsbuildConfig {
  const base = common('shell');
  return {
    ...config,
    plugins: plugins(
      bundlesFederation(),
      pluginModuleFederation({
        ...federation,
        name: 'shell',
        remotes: {},
        shared: shared({ eager: true }),
        experiments: {
          asyncStartup: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ),
    output: { ...base.output, ...config.output },
    source: config.source,
    performance: base.performance,
    // The client and the schemas change less often than the shell: they stay in a visitor's cache, as React and the router do.
    splitChunks: {
      cacheGroups: {
        contracts: {
          test: /node_modules[\\/](ky|zod)[\\/]|contracts[\\/]src/,
          name: 'lib-contracts',
          chunks: 'initial',
          enforce: true,
        },
      },
    },
  };
}

function plugins(...own: RsbuildPlugin[]): RsbuildPlugins {
  return [pluginReact(), ...own];
}

/** What a remote's build says about itself in `dist/build.json`, for the publisher. */
export interface BuildRecord {
  name: RemoteName;
  version: string;
  global: string;
  contract: number;
  /** Files of each named chunk, relative to dist: what to fetch early for a page. */
  chunks: Record<string, string[]>;
}

function writesBuildRecord(record: Omit<BuildRecord, 'chunks'>): RsbuildPlugin {
  return {
    name: 'build-record',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (stats?.hasErrors()) return;
        const groups = stats?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
        const chunks = Object.fromEntries(
          Object.entries(groups).map(([chunk, { assets }]) => [
            chunk,
            (assets ?? []).map((asset) => asset.name),
          ]),
        );
        await writeFile(join(api.context.distPath, 'build.json'), JSON.stringify({ ...record, chunks }));
      });
    },
  };
}
