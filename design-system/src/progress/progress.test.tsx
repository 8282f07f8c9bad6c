import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Progress } from './progress.tsx';

describe('Progress', () => {
  itConforms({
    render: (props) => <Progress {...props} label="7 of 24 answered" value={7} max={24} />,
    element: 'div',
  });

  test('shows and says its percentage', async () => {
    const screen = await render(<Progress label="7 of 24 answered" value={7} max={24} />);
    await expect.element(screen.getByText('29%')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: '7 of 24 answered' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '29');
  });

  test('never leaves 0 to 100', async () => {
    const screen = await render(<Progress label="Done" value={30} max={24} />);
    await expect.element(screen.getByText('100%')).toBeVisible();
  });
});
