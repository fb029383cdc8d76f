export { isWarning, runWrite } from '../src/runtime/envelope.ts';
export type { Envelope } from '../src/runtime/envelope.ts';
