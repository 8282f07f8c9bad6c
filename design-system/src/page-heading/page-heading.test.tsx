import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { PageHeading } from './page-heading.tsx';

describe('PageHeading', () => {
  itConforms({
    render: (props) => (
      <PageHeading {...props} above="Step 3 of 4" soft="So that I know how to call you.">
        Tell Us About You
      </PageHeading>
    ),
    element: 'h1',
  });

  test('can take focus after a navigation without being a stop for Tab', async () => {
    const screen = await render(<PageHeading>Tell Us About You</PageHeading>);
    const heading = screen.getByRole('heading', { level: 1 });
    heading.element().focus();
    await expect.element(heading).toHaveFocus();
    expect(heading.element().tabIndex).toBe(-1);
  });
});
