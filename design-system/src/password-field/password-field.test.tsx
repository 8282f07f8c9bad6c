import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { PasswordField } from './password-field.tsx';

describe('PasswordField', () => {
  itConforms({
    render: (props) => <PasswordField {...props} label="Password" hint="At least 6 characters" />,
    element: 'input',
    interactive: true,
  });

  test('hides the password until asked to show it', async () => {
    const screen = await render(<PasswordField label="Password" defaultValue="marigold" />);
    const input = screen.getByLabelText('Password', { exact: true });
    await expect.element(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    await expect.element(input).toHaveAttribute('type', 'password');
  });
});
