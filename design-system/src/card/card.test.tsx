import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Card } from './card.tsx';

describe('Card', () => {
  itConforms({ render: (props) => <Card {...props}>Lite</Card>, element: 'div' });
});

describe('Card with href', () => {
  itConforms({
    render: (props) => (
      <Card {...props} href="/chat" hue={15}>
        Heart to heart
      </Card>
    ),
    element: 'a',
    interactive: true,
  });
});

describe('Card with onClick', () => {
  itConforms({
    render: (props) => (
      <Card {...props} onClick={() => undefined} tone="chosen">
        Mentor
      </Card>
    ),
    element: 'button',
    interactive: true,
  });

  test('is pressed with the keyboard', async () => {
    const press = vi.fn();
    await render(<Card onClick={press}>Mentor</Card>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
  });
});
