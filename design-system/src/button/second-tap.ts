interface Press {
  at: number;
  x: number;
  y: number;
  button: EventTarget;
}

/** How soon, in ms, and how near, in px, a second press is the same finger's second tap. */
const SOON = 500;
const NEAR = 24;

let last: Press | undefined;

const forget = () => {
  last = undefined;
};

/**
 * Whether a press is the second tap of a double tap that was meant for another button: the first one brought a new screen, and this
 * button came to lie under the same finger. Nobody fills a field in between. A mouse counts its clicks itself; a keyboard's press has no place and is never one.
 */
export function isSecondTap(event: MouseEvent & { pointerType?: string }, button: EventTarget): boolean {
  if (event.detail === 0) return false;
  const before = last;
  last = { at: event.timeStamp, x: event.clientX, y: event.clientY, button };
  addEventListener('input', forget, { capture: true, once: true });
  if (!before || before.button === button) return false;
  if (event.pointerType === 'mouse') return event.detail > 1;
  const near = Math.hypot(last.x - before.x, last.y - before.y) < NEAR;
  return near && last.at - before.at < SOON;
}
