import { resultCode } from '../enums/__generated__/result-code.ts';
import type { ResultCode } from '../enums/__generated__/result-code.ts';
import { resultError } from './api-error.ts';
import type { AnyOperation } from './operation.ts';

/** The result envelope of S0 §3, as far as every one has it. */
export interface Envelope {
  readonly result: ResultCode;
  readonly message: string | null;
  readonly data?: unknown;
}

/** Whether a write was not done yet: ask the person with `message`, then send again with `ignoreWarning` (A24). */
export function isWarning(
  answer: unknown,
): answer is Envelope & { readonly result: typeof resultCode.warning } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'result' in answer &&
    answer.result === resultCode.warning
  );
}

/** How a write ended: with what the server answered, or with the person's decision against it. */
export type WriteRun<Answer> =
  { readonly isDone: true; readonly answer: Answer } | { readonly isDone: false; readonly answer?: never };

/**
 * Sends a write; a warning is asked about, and sent again with the warning ignored, also a second one (A24, F66). It is
 * not done when the person decides against it; throws what `send` throws.
 */
export async function runWrite<Answer>(
  send: (ignoreWarning: boolean) => Promise<Answer>,
  ask: (warning: string) => Promise<boolean>,
  isConfirmed = false,
): Promise<WriteRun<Answer>> {
  for (let ignoreWarning = isConfirmed; ; ignoreWarning = true) {
    const answer = await send(ignoreWarning);
    if (!isWarning(answer)) return { isDone: true, answer };
    if (!(await ask(answer.message ?? ''))) return { isDone: false };
  }
}

/** Error is thrown; a read gives its payload, a write the envelope with Success or Warning. */
export function readEnvelope(operation: AnyOperation, envelope: Envelope): unknown {
  if (envelope.result === resultCode.error) throw resultError(envelope);
  return operation.kind === 'read' ? envelope.data : envelope;
}
