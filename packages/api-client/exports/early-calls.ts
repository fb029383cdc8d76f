export { earlyReads, sendEarly, takeEarlyAnswer } from '../src/runtime/early-calls.ts';
