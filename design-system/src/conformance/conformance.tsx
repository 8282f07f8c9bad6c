import { type ReactElement, type RefCallback, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from './accessibility.ts';
import { emulateMedia } from './emulate-media.ts';

/** What the conformance test gives every component; the component must pass it all on. */
export interface ConformanceProps {
  className: string;
  'data-conforms': string;
  lang: string;
  ref: RefCallback<Element>;
}

interface Conformance {
  /** The component with these props. */
  render: (props: ConformanceProps) => ReactElement;
  /** The element that ref and native props land on, as its tag name. */
  element: string;
  /** A person can act on it: it must be reached by Tab, be 44 px high and wide, and keep an edge in forced colours. */
  interactive?: boolean;
}

const given = { className: 'from-outside', 'data-conforms': 'yes', lang: 'en' };

/** What every component must do: pass its props through, keep still on request, be accessible in both themes. */
export function itConforms({ render: subject, element, interactive = false }: Conformance): void {
  const show = async (ref: RefCallback<Element> = () => undefined) => {
    const { container } = await render(<StrictMode>{subject({ ...given, ref })}</StrictMode>);
    return container;
  };

  test('passes className, ref, data attributes and native props through', async () => {
    const ref = vi.fn<(node: Element | null) => void>();
    const container = await show(ref);
    const control = container.querySelector('[data-conforms="yes"]');
    expect(control?.localName).toBe(element);
    expect(control?.getAttribute('lang')).toBe(given.lang);
    expect(container.querySelectorAll('.from-outside')).toHaveLength(1);
    expect(ref.mock.lastCall?.[0]).toBe(control);
  });

  test('breaks no rule of WCAG 2.2 AA, by day and by night', async () => {
    await expectAccessible(await show());
  });

  test('stands still when the person asked for reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const container = await show();
    const moving = container.getAnimations({ subtree: true });
    expect(moving).toEqual([]);
  });

  if (!interactive) return;
  test('is reached by Tab and is large enough for a thumb', async () => {
    const container = await show();
    const control = container.querySelector('[data-conforms="yes"]');
    if (!control?.contains(document.activeElement)) await userEvent.tab();
    const focused = document.activeElement;
    expect(control?.contains(focused)).toBe(true);
    const target = focused?.closest('label') ?? focused;
    const { width, height } = target?.getBoundingClientRect() ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test('keeps an edge where the colours of a person replace ours', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const container = await show();
    const parts = [...container.querySelectorAll('[data-conforms="yes"], [data-conforms="yes"] *')];
    const edges = parts.map((part) => getComputedStyle(part).borderWidth);
    await emulateMedia({ forcedColors: null });
    expect(edges.filter((width) => width !== '0px')).not.toEqual([]);
  });
}
