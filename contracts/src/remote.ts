import type { ComponentType } from 'react';
import * as z from 'zod/mini';

/**
 * The number a remote and the shell must agree on; raised when HostServices or RemoteModule change shape, and when the version of
 * Module Federation changes, because a remote's entry runs on the shell's copy of its runtime.
 */
export const CONTRACT = 2;

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

const Page = z.object({
  path: z.string(),
  access: Access,
  frame: Frame,
  title: z.string(),
});

/** One page of a remote, as its `pages.ts` lists it. Nothing of the page's own code is loaded before `load` is called. */
export interface RemotePage extends z.infer<typeof Page> {
  /** The name that the `import()` in `load` gives the page's chunk (webpackChunkName): the publisher finds by it what to fetch early. */
  chunk: string;
  /** Brings the page's component. It may be called again after a failure, which a React.lazy made by the remote could not. */
  load(): Promise<ComponentType>;
}

/** What `./remote` of a remote exports. */
export interface RemoteModule {
  contract: number;
  pages: RemotePage[];
}

/** One remote in `/remotes.json`, the only mutable file: where its current build is and which pages it has. */
export const PublishedRemote = z.object({
  name: z.string(),
  version: z.string(),
  contract: z.int(),
  entry: z.string(),
  /** The global the entry defines, unique per build. */
  global: z.string(),
  /** The entry's hash, as in a script's `integrity`; empty where a development server builds it anew all the time. */
  integrity: z.string(),
  /** Its pages, each with the scripts and styles it needs, to fetch early. */
  pages: z.array(z.object({ ...Page.shape, preload: z.array(z.string()) })),
});
export type PublishedRemote = z.infer<typeof PublishedRemote>;

/** `/remotes.json`: the shell knows every page from it before any code of a remote is loaded. */
export const RemotesFile = z.object({ remotes: z.array(PublishedRemote) });
export type RemotesFile = z.infer<typeof RemotesFile>;
