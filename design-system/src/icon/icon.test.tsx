import { describe } from 'vitest';
import { itConforms } from '../conformance/conformance.tsx';
import { MenuIcon } from './icon.tsx';

describe('An icon', () => {
  itConforms({ render: (props) => <MenuIcon {...props} />, element: 'svg' });
});
