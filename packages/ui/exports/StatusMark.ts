export { StatusMark } from '../src/primitives/StatusMark/StatusMark.tsx';
export type { Status, StatusMarkProps } from '../src/primitives/StatusMark/StatusMark.tsx';
