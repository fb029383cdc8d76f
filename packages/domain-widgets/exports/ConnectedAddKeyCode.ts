export { ConnectedAddKeyCode } from '../src/keycode/ConnectedAddKeyCode.tsx';
export type { ConnectedAddKeyCodeProps } from '../src/keycode/ConnectedAddKeyCode.tsx';
