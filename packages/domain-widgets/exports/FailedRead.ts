export { FailedRead } from '../src/shared/read/FailedRead.tsx';
export type { FailedReadProps } from '../src/shared/read/FailedRead.tsx';
