import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { CompanionBloom, companionFigures } from './companion-bloom.tsx';

describe('CompanionBloom', () => {
  itConforms({
    render: (props) => <CompanionBloom {...props} category="mentor" label="Mentor" />,
    element: 'svg',
  });

  test('gives every category a figure of its own', async () => {
    const petals = Object.values(companionFigures).map((figure) => figure.petals);
    expect(new Set(petals).size).toBe(petals.length);
  });

  test('takes its hue from the tokens', async () => {
    const { container } = await render(<CompanionBloom category="mentor" />);
    const petal = container.querySelector('path');
    expect(petal && getComputedStyle(petal).fill).toBe('oklch(0.76 0.12 245)');
  });
});
