import { describe } from 'vitest';
import { itConforms } from '../conformance/conformance.tsx';
import { Chip } from './chip.tsx';

describe('Chip', () => {
  itConforms({
    render: (props) => (
      <Chip {...props} tone="warm">
        3/10 free
      </Chip>
    ),
    element: 'span',
  });
});
