import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  itConforms({ render: (props) => <VisuallyHidden {...props}>Read aloud</VisuallyHidden>, element: 'span' });

  test('is there for screen readers', async () => {
    const screen = await render(
      <button type="button">
        <VisuallyHidden>Send</VisuallyHidden>
      </button>,
    );
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });
});
