import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

describe('SelectField', () => {
  itConforms({
    render: (props) => <SelectField {...props} label="Gender" options={options} error="Please choose" />,
    element: 'select',
    interactive: true,
  });

  test('tells what was chosen', async () => {
    const change = vi.fn();
    const screen = await render(
      <SelectField
        label="Gender"
        placeholder="Choose"
        options={options}
        onChange={(event) => change(event.target.value)}
      />,
    );
    await expect.element(screen.getByLabelText('Gender')).toHaveValue('');
    await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Male');
    expect(change).toHaveBeenCalledExactlyOnceWith('male');
  });
});
