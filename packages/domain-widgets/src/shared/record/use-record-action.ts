import type { EditAnswer, EditAttempt, EditConflict } from '../edit/run-edit.ts';
import { useEdit } from '../edit/use-edit.ts';
import { useSendEdit, type EditCall } from '../edit/use-send-edit.ts';

/** Something done to a record with one press. */
export interface RecordAction {
  /** Asked before anything is sent. */
  readonly question?: string;
  /** Cannot be taken back: the question begins on Cancel. */
  readonly isFinal?: boolean;
  readonly operation: EditCall;
  /** What the call is given, without the stamp. */
  readonly input: {
    readonly body?: object;
    readonly id?: number;
    readonly jobState?: string;
    /** The stamp of a call without a body. */
    readonly timestampBase64?: string;
  };
  /** Sent along where the call carries one (F59). */
  readonly stamp?: string;
  /** Told with the server's sentence when somebody else was quicker. */
  readonly overtaken?: string;
  /** A second call that belongs to it, sent when the first one is done; what is told is told by the first. */
  readonly next?: { readonly operation: EditCall; readonly input: object };
}

/** Runs actions of a record on the one road of edits (F10 to F12); answers whether it is over: done, or given up. */
export function useRecordAction(): (action: RecordAction) => Promise<boolean> {
  const { run } = useEdit();
  const send = useSendEdit();
  return async ({ question, isFinal = false, operation, input, stamp, next, overtaken }) => {
    const sendAll = async (attempt: EditAttempt): Promise<EditAnswer> => {
      const answer = await send(operation, attempted(input, attempt));
      if (!next || answer.result !== 0) return answer;
      const followed = await send(next.operation, next.input);
      return followed.result === 0 ? answer : followed;
    };
    const result = await run({
      question,
      isFinal,
      withOnePress: true,
      stamp,
      overtaken,
      send: sendAll,
      chooseOnConflict: refuseConflict,
    });
    return result === 'closed';
  };
}

/** Somebody else did the same meanwhile: nothing was typed that could be lost, and the page shows the new state. */
const refuseConflict = async (_conflict: EditConflict) => 'theirs' as const;

/** What is sent: with the stamp where there is one, and with the warning ignored once it was confirmed (A24). */
function attempted(input: RecordAction['input'], { stamp, ignoreWarning }: EditAttempt): object {
  if (stamp === undefined && !ignoreWarning) return input;
  const more = {
    ...(stamp !== undefined && { timestampBase64: stamp }),
    ...(ignoreWarning && { ignoreWarning }),
  };
  return { ...input, body: { ...input.body, ...more } };
}
