import type { ComponentType } from 'react';
import * as z from 'zod/mini';

/** The number a remote and the shell must agree on; raised when HostServices or RemoteModule change shape. */
export const CONTRACT = 1;

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
export const RemotePath = z.object({ path: z.string(), access: Access, frame: Frame, title: z.string() });
export type RemotePath = z.infer<typeof RemotePath>;

/** What `./remote` of a remote exports. `routes` are react-router route objects without loaders. */
export type RemoteModule = {
  contract: number;
  routes: { path: string; Component: ComponentType }[];
};

/** One remote in `/remotes.json`, the only mutable file: where its current build is and which pages it has. */
export const PublishedRemote = z.object({
  name: z.string(),
  version: z.string(),
  contract: z.int(),
  entry: z.string(),
  /** The global the entry defines, unique per build. */
  global: z.string(),
  integrity: z.string(),
  /** Scripts and styles the remote always needs, to fetch early. */
  preload: z.array(z.string()),
  paths: z.array(RemotePath),
});
export type PublishedRemote = z.infer<typeof PublishedRemote>;

export const RemotesFile = z.object({ remotes: z.array(PublishedRemote) });
export type RemotesFile = z.infer<typeof RemotesFile>;
