import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  itConforms({
    render: (props) => <TextArea {...props} label="Message" hint="0/1000 characters" />,
    element: 'textarea',
    interactive: true,
  });

  test('takes several lines', async () => {
    const screen = await render(<TextArea label="Message" />);
    await userEvent.type(screen.getByLabelText('Message'), 'one{Enter}two');
    await expect.element(screen.getByLabelText('Message')).toHaveValue('one\ntwo');
  });
});
