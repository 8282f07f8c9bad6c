import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { emulateMedia } from '../conformance/emulate-media.ts';
import { Bloom } from './bloom.tsx';

describe('Bloom', () => {
  itConforms({
    render: (props) => <Bloom {...props} motion="think" label="Meera is thinking" />,
    element: 'svg',
  });

  test('is decoration unless it has a label', async () => {
    const screen = await render(<Bloom />);
    expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    await screen.rerender(<Bloom label="Calm" />);
    await expect.element(screen.getByRole('img', { name: 'Calm' })).toBeVisible();
  });

  test('draws two rings of petals', async () => {
    const { container } = await render(<Bloom petals={5} />);
    expect(container.querySelectorAll('path')).toHaveLength(10);
  });

  test('breathes when motion is welcome', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { container } = await render(<Bloom motion="breathe" />);
    const moving = container.getAnimations({ subtree: true });
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(moving).toHaveLength(2);
  });
});
