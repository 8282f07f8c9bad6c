import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  itConforms({
    render: (props) => <Button {...props}>Get Started</Button>,
    element: 'button',
    interactive: true,
  });

  test('is pressed with the keyboard', async () => {
    const press = vi.fn();
    await render(<Button onClick={press}>Get Started</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(2);
  });

  test('a double tap presses no button that came with the first tap', async () => {
    const second = vi.fn();
    function Steps() {
      const [step, setStep] = useState(1);
      return (
        <Button key={step} onClick={() => (step === 1 ? setStep(2) : second())}>
          Continue
        </Button>
      );
    }
    const screen = await render(<Steps />);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(second).not.toHaveBeenCalled();
  });

  test('a tap after something was filled in is one of its own', async () => {
    const second = vi.fn();
    function Steps() {
      const [step, setStep] = useState(1);
      return (
        <>
          <input aria-label="Name" />
          <Button key={step} onClick={() => (step === 1 ? setStep(2) : second())}>
            Continue
          </Button>
        </>
      );
    }
    const screen = await render(<Steps />);
    const tap = () => {
      const touch = { pointerType: 'touch', detail: 1, clientX: 9, clientY: 9, bubbles: true };
      screen.getByRole('button').element().dispatchEvent(new PointerEvent('click', touch));
    };
    tap();
    await screen.getByLabelText('Name').fill('Asha');
    tap();
    expect(second).toHaveBeenCalledOnce();
  });

  test('two presses of the same button are two presses', async () => {
    const press = vi.fn();
    const screen = await render(<Button onClick={press}>More</Button>);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(2);
  });

  test('while busy keeps focus, says so and ignores presses', async () => {
    const press = vi.fn();
    const screen = await render(
      <Button onClick={press} busyText="Creating...">
        Buy Now
      </Button>,
    );
    await userEvent.tab();
    await screen.rerender(
      <Button onClick={press} busy busyText="Creating...">
        Buy Now
      </Button>,
    );
    await expect.element(screen.getByRole('button', { name: 'Creating...' })).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Creating...');
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  test('does not send its form while busy', async () => {
    const send = vi.fn();
    await render(
      <form onSubmit={send}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('Button with href', () => {
  itConforms({
    render: (props) => (
      <Button {...props} href="/welcome">
        Open App
      </Button>
    ),
    element: 'a',
    interactive: true,
  });
});
