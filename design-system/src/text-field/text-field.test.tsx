import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  itConforms({
    render: (props) => (
      <TextField {...props} label="Name" hint="As you want to be called" error="Too short" />
    ),
    element: 'input',
    interactive: true,
  });

  test('takes what is typed, controlled by nobody', async () => {
    const screen = await render(<TextField label="Name" defaultValue="As" />);
    await userEvent.type(screen.getByLabelText('Name'), 'ha');
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Asha');
  });

  test('is read with its hint and its error', async () => {
    const screen = await render(<TextField label="Name" hint="At most 50 letters" />);
    const input = screen.getByLabelText('Name');
    await expect.element(input).toHaveAccessibleDescription('At most 50 letters');
    await expect.element(input).toBeValid();
    await screen.rerender(<TextField label="Name" hint="At most 50 letters" error="Please type a name" />);
    await expect.element(input).toHaveAccessibleDescription('At most 50 letters Please type a name');
    await expect.element(input).toBeInvalid();
  });

  test('keeps its own id and a description from outside', async () => {
    const screen = await render(
      <>
        <p id="why">Only your companion sees it</p>
        <TextField label="Name" id="name" aria-describedby="why" hint="At most 50 letters" />
      </>,
    );
    const input = screen.getByLabelText('Name');
    await expect.element(input).toHaveAttribute('id', 'name');
    await expect.element(input).toHaveAccessibleDescription('Only your companion sees it At most 50 letters');
  });

  test('is marked for a message that stands elsewhere', async () => {
    const screen = await render(
      <>
        <TextField label="Email" aria-invalid aria-describedby="wrong" />
        <p id="wrong">Invalid email or password</p>
      </>,
    );
    const input = screen.getByLabelText('Email');
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription('Invalid email or password');
  });
});
