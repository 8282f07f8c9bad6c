import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../conformance/accessibility.ts';
import { itConforms } from '../conformance/conformance.tsx';
import { Combobox } from './combobox.tsx';

const countries = [
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['Ivory Coast'] },
  { value: 'IN', label: 'India', keywords: ['भारत', 'Bharat'] },
  { value: 'ID', label: 'Indonesia' },
  { value: 'GB', label: 'United Kingdom', keywords: ['UK', 'Britain'] },
];

function Country({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('IN');
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <form>
      <Combobox label="Country" name="country" options={countries} value={value} onChange={choose} />
    </form>
  );
}

describe('Combobox', () => {
  itConforms({
    render: (props) => (
      <Combobox {...props} label="Country" options={countries} value="IN" onChange={() => undefined} />
    ),
    element: 'input',
    interactive: true,
  });

  test('chooses with the keyboard alone', async () => {
    const change = vi.fn();
    const screen = await render(<Country onChange={change} />);
    const input = screen.getByRole('combobox', { name: 'Country' });
    await expect.element(input).toHaveValue('India');
    await userEvent.tab();
    await userEvent.keyboard('indo{Enter}');
    await expect.element(input).toHaveValue('Indonesia');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(input).toHaveValue('United Kingdom');
    expect(change.mock.calls).toEqual([['ID'], ['GB']]);
  });

  test('tells screen readers which option the arrows are on, and how many there are', async () => {
    const screen = await render(<Country />);
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('status')).toHaveTextContent('4 matches');
    await userEvent.keyboard('{ArrowDown}');
    const active = input.element().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe('Indonesia');
    await expectAccessible(screen.container);
  });

  test('chooses with a press, and puts the value in its form', async () => {
    const screen = await render(<Country />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Côte d’Ivoire' }));
    const form = screen.container.querySelector('form');
    expect(form && new FormData(form).get('country')).toBe('CI');
  });

  test('keeps what was chosen on Esc and when left half typed', async () => {
    const screen = await render(<Country />);
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('united{Escape}');
    await expect.element(input).toHaveValue('India');
    await userEvent.keyboard('united');
    await userEvent.tab();
    await expect.element(input).toHaveValue('India');
  });

  test('says when nothing is found', async () => {
    const screen = await render(<Country />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('atlantis');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Nothing found. Try another spelling.');
    await expectAccessible(screen.container);
  });
});
