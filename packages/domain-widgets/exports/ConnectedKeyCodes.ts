export { ConnectedKeyCodes } from '../src/keycode/ConnectedKeyCodes.tsx';
export type { ConnectedKeyCodesProps } from '../src/keycode/ConnectedKeyCodes.tsx';
export { keyCodeTexts } from '../src/keycode/keycode.texts.ts';
export { useFoundKeyCodes } from '../src/keycode/use-found-key-codes.ts';
