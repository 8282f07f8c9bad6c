import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  itConforms({
    render: (props) => <Checkbox {...props}>I understand that Saathi is an AI</Checkbox>,
    element: 'input',
    interactive: true,
  });

  test('is ticked with the space bar and by pressing its words', async () => {
    const change = vi.fn();
    const screen = await render(<Checkbox onChange={change}>I understand</Checkbox>);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('checkbox', { name: 'I understand' })).toBeChecked();
    await userEvent.click(screen.getByText('I understand'));
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
    expect(change).toHaveBeenCalledTimes(2);
  });
});
