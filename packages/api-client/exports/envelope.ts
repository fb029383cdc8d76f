export { isWarning, runWrite } from '../src/runtime/envelope.ts';
export type { Envelope, WriteRun } from '../src/runtime/envelope.ts';
