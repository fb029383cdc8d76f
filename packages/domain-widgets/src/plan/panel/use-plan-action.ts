import type { EditAnswer, EditConflict } from '../../shared/edit/run-edit.ts';
import { useEdit } from '../../shared/edit/use-edit.ts';
import { useSendEdit, type EditCall } from '../../shared/edit/use-send-edit.ts';

/** Something done to a plan with one press. */
export interface PlanAction {
  /** Asked before anything is sent. */
  readonly question?: string;
  readonly operation: EditCall;
  /** What the call is given, without the stamp. */
  readonly input: { readonly body?: object; readonly id?: number };
  /** Sent along where the call carries one (F59). */
  readonly stamp?: string;
  /** The specified text of success. */
  readonly saved: string;
  /** A second call that belongs to it, sent when the first one is done. */
  readonly next?: { readonly operation: EditCall; readonly input: object };
}

/** Runs actions of a plan on the one road of edits (F10 to F12); answers whether it is over: done, or given up. */
export function usePlanAction(): (action: PlanAction) => Promise<boolean> {
  const { run } = useEdit();
  const send = useSendEdit();
  return async ({ question, operation, input, stamp, saved, next }) => {
    const sendAll = async (timestampBase64: string | undefined): Promise<EditAnswer> => {
      const answer = await send(operation, stamped(input, timestampBase64));
      return next && answer.result === 0 ? send(next.operation, next.input) : answer;
    };
    const result = await run({
      question,
      withOnePress: true,
      stamp,
      saved,
      send: (attempt) => sendAll(attempt.stamp),
      chooseOnConflict: refuseConflict,
    });
    return result === 'closed';
  };
}

/** Somebody else did the same meanwhile: nothing was typed that could be lost, and the page shows the new state. */
const refuseConflict = async (_conflict: EditConflict) => 'theirs' as const;

function stamped(input: PlanAction['input'], timestampBase64: string | undefined): object {
  return timestampBase64 === undefined ? input : { ...input, body: { ...input.body, timestampBase64 } };
}
