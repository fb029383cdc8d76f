/** One press: a key with what is held down. */
interface Press {
  key: string;
  isMod: boolean;
  isAlt: boolean;
  isShift: boolean;
}

/** The command key there, the control key elsewhere. */
export const isApple = (): boolean =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

const readPress = (text: string): Press => {
  // `Mod++` is the plus key.
  const parts = text.endsWith('++') ? [...text.slice(0, -2).split('+'), '+'] : text.split('+');
  const held = new Set(parts.slice(0, -1).map((part) => part.toLowerCase()));
  const key = (parts.at(-1) ?? '').toLowerCase();
  return {
    // Written as a word, because a blank stands between keys.
    key: key === 'space' ? ' ' : key,
    isMod: held.has('mod'),
    isAlt: held.has('alt'),
    isShift: held.has('shift'),
  };
};

/** `Mod+K`, `?`, `Space`, `G P` (one after the other), `Shift+Delete`. `Mod` is Ctrl, on Apple's keyboards Command. */
const readKeys = (keys: string): Press[] => keys.trim().split(/\s+/).map(readPress);

/** What a pressed key tells of itself. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isPressed = (press: Press, event: PressedKey, onApple: boolean): boolean => {
  const [isMod, isOther] = onApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  const key = event.key.toLowerCase();
  // Signs need Shift on some keyboards and none on others.
  const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key);
  return (
    key === press.key &&
    isMod === press.isMod &&
    !isOther &&
    event.altKey === press.isAlt &&
    (isSign || event.shiftKey === press.isShift)
  );
};

/** Whether the last presses are the keys, one after the other. */
export const isEndOf = (keys: string, presses: readonly PressedKey[], onApple: boolean): boolean => {
  const wanted = readKeys(keys);
  const last = presses.slice(-wanted.length);
  return (
    last.length === wanted.length &&
    wanted.every((press, index) => {
      const event = last[index];
      return event !== undefined && isPressed(press, event, onApple);
    })
  );
};

/** Keys that also come up in writing and in speech, so that they can be switched off (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean =>
  readKeys(keys).every((press) => !press.isMod && !press.isAlt && press.key.length === 1);

const names: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  enter: 'Enter',
  delete: 'Del',
  ' ': 'Space',
};

const nameOf = (key: string): string =>
  names[key] ?? (key.length === 1 ? key.toUpperCase() : key.replace(/^./, (letter) => letter.toUpperCase()));

/** The caps of one press, in the order in which they are held: `Ctrl`, `K`. */
export const capsOf = (keys: string, onApple: boolean): string[][] =>
  readKeys(keys).map(({ key, isMod, isAlt, isShift }) => [
    ...(isMod ? [onApple ? '⌘' : 'Ctrl'] : []),
    ...(isAlt ? [onApple ? '⌥' : 'Alt'] : []),
    ...(isShift ? ['Shift'] : []),
    nameOf(key),
  ]);
