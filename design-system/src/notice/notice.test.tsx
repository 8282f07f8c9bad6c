import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { itConforms } from '../conformance/conformance.tsx';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  itConforms({
    render: (props) => (
      <Notice {...props} tone="error" title="Not saved" action={<Button size="s">Try again</Button>}>
        Your answers are kept on this phone.
      </Notice>
    ),
    element: 'div',
  });

  test('interrupts for an error and only then', async () => {
    const screen = await render(<Notice tone="error">Not saved.</Notice>);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved.');
    await screen.rerender(<Notice tone="warn">Nearly used up.</Notice>);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});
