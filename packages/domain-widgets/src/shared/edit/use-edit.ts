import { toast } from '@crt/ui/toast';
import { ask, askBeforeLoss, askAboutWarning } from './ask.ts';
import { useEditLock } from './EditLock.tsx';
import { editTexts } from './edit.texts.ts';
import {
  runEdit,
  type ConflictChoice,
  type EditAnswer,
  type EditAttempt,
  type EditConflict,
  type EditOutcome,
} from './run-edit.ts';

/** One change of one field. */
export interface Edit {
  /** The stamp with which the old value was read, not the newest one: only so a clash is noticed (F11). */
  readonly stamp: string | undefined;
  readonly send: (attempt: EditAttempt) => Promise<EditAnswer>;
  /** Asked before anything is sent. */
  readonly question?: string | undefined;
  /** Cannot be taken back: the question begins on Cancel. */
  readonly isFinal?: boolean;
  /** Done with one press, not typed: the second click of a double click must not do the next thing. */
  readonly withOnePress?: boolean;
  /** The specified text for a call that fails; without one the error speaks for itself. */
  readonly failed?: string | undefined;
  /** Told with the server's sentence when somebody else was quicker, where nothing was typed that could be kept. */
  readonly overtaken?: string | undefined;
  readonly chooseOnConflict: (conflict: EditConflict) => Promise<ConflictChoice>;
}

/** Whether the editor may close: saved, given up, or the other value taken. Otherwise what was typed stays. */
export type EditResult = 'closed' | 'open';

const cancelled = { kind: 'cancelled' } as const;

function tell(
  outcome: EditOutcome | typeof cancelled,
  { failed, overtaken }: Pick<Edit, 'failed' | 'overtaken'>,
): EditResult {
  switch (outcome.kind) {
    case 'cancelled':
      return 'closed';
    case 'saved':
      // The server has the specified sentence, and says what else was kept; where it has none the page is enough (H6).
      if (outcome.answer.message !== '') toast({ message: outcome.answer.message });
      return 'closed';
    case 'aborted':
      toast({ message: editTexts.aborted, tone: 'info' });
      return 'closed';
    case 'theirs':
      toast(
        overtaken === undefined
          ? { message: editTexts.theirsKept, tone: 'info' }
          : { title: outcome.message, message: overtaken, tone: 'caution' },
      );
      return 'closed';
    case 'undecided':
      return 'open';
    case 'failed':
      // A refusal is the server's own sentence.
      toast({
        message: outcome.error.kind === 'result' ? outcome.error.message : (failed ?? outcome.error.message),
        tone: 'critical',
      });
      return 'open';
  }
}

/**
 * The flow of every edit in one place: lock the page, ask the question, send, ask about warnings ('Warning', OK or Cancel), send again,
 * show conflicts, refresh (the client does it by tags), tell how it ended (A24 to A26, F10 to F12, F66).
 */
export function useEdit(): { readonly isLocked: boolean; readonly run: (edit: Edit) => Promise<EditResult> } {
  const { isLocked, runAlone } = useEditLock();
  const run = async (edit: Edit): Promise<EditResult> => {
    const { stamp, send, question, isFinal = false, withOnePress = false, chooseOnConflict } = edit;
    const outcome = await runAlone(
      async () =>
        question !== undefined && !(await (isFinal ? askBeforeLoss : ask)(question))
          ? cancelled
          : runEdit(stamp, { send, confirmWarning: askAboutWarning, chooseOnConflict }),
      { withOnePress },
    );
    return outcome ? tell(outcome, edit) : 'open';
  };
  return { isLocked, run };
}
