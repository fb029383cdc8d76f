import type { Output } from '../../contract/handlers.ts';
import type { Answer } from '../write-road/answer.ts';

/** What every write to designers, schedules and sessions answers (N20). */
export type DesignResult = Output<'addDesignSession'>;

/** Done; messages are what is worth knowing, such as sessions in an absence. */
export const designDone = (id: number | null, messages: readonly string[] = []): DesignResult => ({
  result: messages.length > 0 ? 1 : 0,
  messages: told(messages),
  id,
});

/** Refused by a rule: nothing was changed. */
export const designRefused = (messages: readonly string[]): DesignResult => ({
  result: 2,
  messages: told(messages),
  id: null,
});

/** Not done yet: asked about first, and nothing was changed (A24). */
const designAsks = (question: string): DesignResult => ({
  result: 1,
  messages: told(question.split('\n')),
  id: null,
});

/** The answer of the write road, with what is worth knowing when it was done. */
export function designAnswer(
  { result, message }: Answer,
  id: number,
  notices: readonly string[] = [],
): DesignResult {
  if (result === 1) return designAsks(message);
  return result === 0 ? designDone(id, notices) : designRefused([message]);
}

/** The contract has room for fifty sentences of five hundred letters. */
function told(messages: readonly string[]): string[] {
  const fitting = messages.map((one) => (one.length <= 500 ? one : `${one.slice(0, 499)}…`));
  if (fitting.length <= 50) return fitting;
  return [...fitting.slice(0, 49), `And ${fitting.length - 49} more.`];
}
