import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  itConforms({ render: (props) => <Skeleton {...props} />, element: 'span' });

  test('holds exactly the place it is given', async () => {
    const { container } = await render(<Skeleton width="120px" height="48px" />);
    const box = container.firstElementChild?.getBoundingClientRect();
    expect([box?.width, box?.height]).toEqual([120, 48]);
  });
});
