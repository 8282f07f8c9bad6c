import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Bloom } from '../bloom/bloom.tsx';
import { itConforms } from '../conformance/conformance.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const choices = [
  { value: 'soft', label: 'Soft', hint: 'Slow and low', figure: <Bloom size={40} /> },
  { value: 'calm', label: 'Calm' },
  { value: 'playful', label: 'Playful' },
];

describe('ChoiceGroup', () => {
  itConforms({
    render: (props) => (
      <ChoiceGroup
        {...props}
        legend="Voice style"
        choices={choices}
        defaultValue="soft"
        error="Please choose"
      />
    ),
    element: 'fieldset',
    interactive: true,
  });

  test('is one group whose arrow keys choose', async () => {
    const change = vi.fn();
    const screen = await render(
      <ChoiceGroup legend="Voice style" choices={choices} defaultValue="soft" onChange={change} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: 'Calm' })).toBeChecked();
    expect(change).toHaveBeenCalledExactlyOnceWith('calm');
  });

  test('shows what its owner chose', async () => {
    const screen = await render(<ChoiceGroup legend="Voice style" choices={choices} value={null} />);
    for (const radio of screen.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
    await screen.rerender(<ChoiceGroup legend="Voice style" choices={choices} value="playful" />);
    await expect.element(screen.getByRole('radio', { name: 'Playful' })).toBeChecked();
  });
});
