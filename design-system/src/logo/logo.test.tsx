import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Logo } from './logo.tsx';

describe('Logo', () => {
  itConforms({ render: (props) => <Logo {...props} />, element: 'span' });

  test('reads in both scripts', async () => {
    const screen = await render(<Logo />);
    await expect.element(screen.getByText('Saathi')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'साथी' })).toHaveAttribute('lang', 'hi');
  });
});
