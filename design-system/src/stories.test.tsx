import { composeStories, type ReactRenderer } from '@storybook/react';
import type { ComponentType } from 'react';
import type { Store_CSFExports } from 'storybook/internal/types';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from './conformance/accessibility.ts';

type StoryFile = Store_CSFExports<ReactRenderer>;

const components = Object.keys(import.meta.glob('./*/*.module.css'));
const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });

describe.each(Object.entries(files))('%s', (_, file) => {
  const stories = Object.entries(composeStories(file) as Record<string, ComponentType>);

  test.each(stories)('%s breaks no rule of WCAG 2.2 AA, by day and by night', async (_name, Story) => {
    const { baseElement } = await render(<Story />);
    await expectAccessible(baseElement);
  });
});

test('every component has stories', () => {
  const told = new Set(Object.keys(files).map((path) => path.split('/')[1]));
  const silent = components.map((path) => path.split('/')[1]).filter((name) => !told.has(name));
  expect(silent).toEqual(['field']);
});
