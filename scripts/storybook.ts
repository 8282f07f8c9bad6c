import { at, script, tool } from './tool.ts';

// `npm run storybook`: every component of the design system in all its states, on http://localhost:6006.
await script(async () => {
  await tool('storybook', ['dev', '-p', '6006', '--ci'], { cwd: at('design-system') });
});
