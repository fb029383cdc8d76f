import { type PressedKey, isApple, isEndOf, isSingleKey } from './shortcut-keys.ts';

/** Keys that do something on this page. */
export interface Shortcut {
  /** `Mod+K`, `?`, `Space`, `G P` (one after the other). `Mod` is Ctrl, on Apple's keyboards Command. */
  keys: string;
  /** What they do, for the sheet: `Search`. */
  label: string;
  /** Shortcuts of one group stand together in the sheet. */
  group?: string;
  /** Left out where a part of the page listens to the keys itself, as a table opens its row by Enter: then they are listed only. */
  onAction?: (() => void) | undefined;
}

const sequenceTime = 1000;

let registered: readonly Shortcut[] = [];
let areSingleKeysOn = true;
let presses: readonly { event: PressedKey; time: number }[] = [];
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

// Nobody writes into a checkbox.
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="spinbutton"], [role="combobox"]',
  ) !== null;

// What is pressed by the space bar keeps it.
const isPressedBy = (key: string, target: EventTarget | null): boolean =>
  key === ' ' &&
  target instanceof Element &&
  target.closest('button, summary, [role="button"], [role="tab"], [role="switch"], [role="checkbox"]') !==
    null;

// What stands over the page has keys of its own; what lies under it must not act unseen.
const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing || event.repeat || isOverPage(event.target)) return;
  if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key) || isPressedBy(event.key, event.target)) return;
  const now = event.timeStamp;
  presses = [...presses.filter(({ time }) => now - time < sequenceTime), { event, time: now }];
  const events = presses.map((press) => press.event);
  const onApple = isApple();
  // The last to come knows the place best.
  const found = registered.findLast(
    (shortcut) =>
      shortcut.onAction !== undefined &&
      isEndOf(shortcut.keys, events, onApple) &&
      !(isSingleKey(shortcut.keys) && (!areSingleKeysOn || isWriting(event.target))),
  );
  if (found?.onAction === undefined) return;
  presses = [];
  event.preventDefault();
  found.onAction();
};

/** Puts a shortcut in force. @returns takes it out again */
export const registerShortcut = (shortcut: Shortcut): (() => void) => {
  if (registered.length === 0) window.addEventListener('keydown', onKeyDown);
  registered = [...registered, shortcut];
  changed();
  return () => {
    registered = registered.filter((other) => other !== shortcut);
    if (registered.length === 0) window.removeEventListener('keydown', onKeyDown);
    changed();
  };
};

/** Switches shortcuts of single letters and signs on or off, for everybody who speaks or whose hand trembles. */
export const setSingleKeys = (isOn: boolean) => {
  areSingleKeysOn = isOn;
  changed();
};

const none: readonly Shortcut[] = [];

export const shortcutStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  all: () => registered,
  none: () => none,
  areSingleKeysOn: () => areSingleKeysOn,
  areSingleKeysOnByDefault: () => true,
};
