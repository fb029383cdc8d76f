export type { AnswerOf, ApiName, InputOf, Operation, Read, Write } from '../src/runtime/operation.ts';
