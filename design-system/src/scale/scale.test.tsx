import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Scale } from './scale.tsx';

const statement = 'A full house gives me energy.';

function Statement() {
  const [value, setValue] = useState(0);
  return <Scale statement={statement} value={value} onChange={setValue} />;
}

describe('Scale', () => {
  itConforms({
    render: (props) => <Scale {...props} statement={statement} value={4} onChange={() => undefined} />,
    element: 'fieldset',
    interactive: true,
  });

  test('goes from Strongly Disagree to Strongly Agree with the arrow keys', async () => {
    const screen = await render(<Statement />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('radio', { name: 'Strongly Disagree' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByRole('radio', { name: 'Strongly Agree' })).toBeChecked();
  });

  test('is named by its statement', async () => {
    const screen = await render(<Statement />);
    await expect.element(screen.getByRole('group', { name: statement })).toBeVisible();
  });
});
