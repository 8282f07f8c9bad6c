import { at, part, script } from './tool.ts';

// `npm run migrate`: brings the database at DATABASE_URL up to date and ends, so that the API can run under a role that creates nothing.
await script(async () => {
  process.exitCode = await part([at('api', 'src', 'migrate.ts')]);
});
