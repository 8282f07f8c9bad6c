import type { ComponentType } from 'react';
import * as z from 'zod/mini';

/** The number a remote and the shell must agree on; raised when HostServices or RemoteModule change shape. */
export const CONTRACT = 1;

/** The global of a page under which the shell lends its federation runtime to the remotes' entries. */
export const FEDERATION = '__SAATHI_FEDERATION__';

/**
 * Who may see a page: `public` anyone; `person` any session, anonymous too; `member` a verified e-mail.
 * The server decides again on every call.
 */
export const Access = z.enum(['public', 'person', 'member']);
export type Access = z.infer<typeof Access>;

/**
 * How the shell frames a page: `site` header, footer and ad banner; `plain` header only (onboarding, categories);
 * `bare` nothing at all (welcome, the chat).
 */
export const Frame = z.enum(['site', 'plain', 'bare']);
export type Frame = z.infer<typeof Frame>;

/** One page of a remote, published in remotes.json so that the shell knows it before any of its code is loaded. */
export const RemotePath = z.object({
  path: z.string(),
  access: Access,
  frame: Frame,
  title: z.string(),
  /** The name its `import()` gives the page's chunk (webpackChunkName), so that the publisher finds what to fetch early. */
  chunk: z.string(),
});
export type RemotePath = z.infer<typeof RemotePath>;

/**
 * What `./remote` of a remote exports. `load` brings the page's component; it may be called again after a failure, which a
 * React.lazy component made by the remote could not.
 */
export interface RemoteModule {
  contract: number;
  routes: { path: string; load: () => Promise<ComponentType> }[];
}

/** One remote in `/remotes.json`, the only mutable file: where its current build is and which pages it has. */
export const PublishedRemote = z.object({
  name: z.string(),
  version: z.string(),
  contract: z.int(),
  entry: z.string(),
  /** The global the entry defines, unique per build. */
  global: z.string(),
  integrity: z.string(),
  /** Its pages, each with the scripts and styles it needs, to fetch early. */
  paths: z.array(z.object({ ...RemotePath.shape, preload: z.array(z.string()) })),
});
export type PublishedRemote = z.infer<typeof PublishedRemote>;

export const RemotesFile = z.object({ remotes: z.array(PublishedRemote) });
export type RemotesFile = z.infer<typeof RemotesFile>;
