import { expect, test, vi } from 'vitest';
import { guardSecondClicks } from './second-clicks.ts';

type Target = { closest: (selector: string) => Target | null; ariaLabel: string | null; textContent: string };

/** A control, as far as it is looked at. */
const control = (name: string): Target => {
  const own: Target = { closest: () => own, ariaLabel: null, textContent: name };
  return own;
};

const text: Target = { closest: () => null, ariaLabel: null, textContent: 'A paragraph' };

/** A window with a mouse, pressed on nothing before; `click` answers whether the page was told of it. */
function page() {
  const window = new Map<string, (event: Event) => void>();
  guardSecondClicks(
    {
      addEventListener: (type: string, listener: (event: Event) => void) => window.set(type, listener),
    } as unknown as Window,
    new AbortController().signal,
    { target: text, timeStamp: 0 } as unknown as PointerEvent,
  );
  const send = (type: string, about: object) => {
    const stopImmediatePropagation = vi.fn();
    const event = { type, isTrusted: true, preventDefault: vi.fn(), stopImmediatePropagation, ...about };
    window.get(type)?.(event as unknown as Event);
    return stopImmediatePropagation.mock.calls.length === 0;
  };
  const click = (target: Target, timeStamp: number, about: Partial<PointerEvent> = {}) =>
    ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
      .map((type) => send(type, { target, timeStamp, clientX: 10, clientY: 10, ...about }))
      .every(Boolean);
  return { click, send };
}

test('the second click of a double click counts on the control of the first one only', () => {
  const { click } = page();
  const add = control('Add');
  expect(click(add, 0)).toBe(true);
  expect(click(control('Category'), 120)).toBe(false);
  expect(click(text, 300)).toBe(false);
  expect(click(control('Category'), 900)).toBe(true);
  expect(click(add, 2000)).toBe(true);
  expect(click(add, 2100)).toBe(true);
});

test('what stands in its place under the same name is the same to the hand', () => {
  const { click } = page();
  expect(click(control('Next'), 0)).toBe(true);
  expect(click(control('Next'), 100)).toBe(true);
});

test('other places, later clicks, words and clicks of no hand are left alone', () => {
  const { click } = page();
  click(control('Add'), 0);
  expect(click(control('Cancel'), 100, { clientX: 40 })).toBe(true);
  expect(click(control('Add'), 700)).toBe(true);
  click(text, 2000);
  expect(click(control('Add'), 2100)).toBe(true);
  expect(click(control('Cancel'), 2200, { isTrusted: false })).toBe(true);
});

test('a key that follows is heard', () => {
  const { click, send } = page();
  click(control('Add'), 0);
  expect(click(control('Category'), 100)).toBe(false);
  expect(send('click', { target: control('Category') })).toBe(true);
});
