import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Spinner } from './spinner.tsx';

describe('Spinner', () => {
  itConforms({ render: (props) => <Spinner {...props} label="Loading" showLabel />, element: 'span' });

  test('says what is being waited for', async () => {
    const screen = await render(<Spinner label="Loading frequencies..." />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading frequencies...');
  });
});
