import { ApiError } from '@crt/api-client/api-error';
import { toast } from '@crt/ui/toast';
import { useCallback } from 'react';
import { askBeforeLoss } from './ask.ts';
import { useEditLock } from './EditLock.tsx';
import { refusalIn } from './run-edit.ts';
import { sentenceOf } from './sentence-of.ts';

interface Words {
  /** Asked before something is deleted. */
  readonly deleteQuestion?: string;
  readonly done: string;
  readonly failed: string;
  /** Told with the server's sentence when somebody else was faster: what can be done now. */
  readonly overtaken?: string;
}

/**
 * Makes a call and tells how it ended: the specified text of success, the server's sentence for a refusal, or the
 * specified text of failure when the call itself failed (F47, F50). Answers whether it was done.
 */
async function attempt(
  call: () => Promise<unknown>,
  { deleteQuestion, done, failed, overtaken }: Words,
): Promise<boolean> {
  if (deleteQuestion !== undefined && !(await askBeforeLoss(deleteQuestion))) return false;
  try {
    await call();
    toast({ message: done });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const sentence = sentenceOf(error, failed);
    // The new stamp comes with an answer that says what others did meanwhile.
    const isOvertaken = overtaken !== undefined && (refusalIn(error)?.timestamp ?? null) !== null;
    toast({
      ...(isOvertaken ? { title: sentence, message: overtaken } : { message: sentence }),
      tone: 'critical',
    });
    return false;
  }
}

/** The same under the lock of the page, because comments and links hold back the edits of the record (F10). */
export function useLockedAttempt(): typeof attempt {
  const { runAlone } = useEditLock();
  return useCallback(
    async (call, words) => (await runAlone(() => attempt(call, words))) ?? false,
    [runAlone],
  );
}
