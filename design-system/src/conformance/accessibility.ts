import axe from 'axe-core';
import { expect } from 'vitest';

/** The two grounds everything must be readable on. */
export const themes = ['day', 'night'] as const;

/** Fails with axe's own words when WCAG 2.2 A or AA is broken inside `element`, in either theme. */
export async function expectAccessible(element: Element): Promise<void> {
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    const { violations } = await axe.run(element, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
    );
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
}
