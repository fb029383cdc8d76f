import type { DesignResult } from '@crt/api-client/types-design-sessions';
import { toast } from '@crt/ui/toast';
import { designOutcome } from '../shared/design-result.ts';
import { askWithTexts } from '../shared/edit/ask.ts';
import { removeTexts as texts } from './remove.texts.ts';

/** Tells that something was done, and what is worth knowing of it (N20). Throws what was refused. */
export function tellDone(answer: DesignResult, done: string): void {
  const notice = designOutcome(answer);
  toast(
    notice === '' ? { message: done, tone: 'positive' } : { message: `${done} ${notice}`, tone: 'caution' },
  );
}

/**
 * Asks before something is deleted, deletes it and tells how it ended; answers whether it was done (N12, N19, N26).
 * What was refused is told in the server's words, or with `failed` where one sentence stands for every reason.
 */
export async function removeAsked(
  question: string,
  call: () => Promise<DesignResult>,
  failed?: string,
): Promise<boolean> {
  if (!(await askWithTexts(question, { declined: texts.notRemoved }))) return false;
  try {
    tellDone(await call(), texts.removed);
    return true;
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    toast({ message: failed ?? message, tone: 'critical' });
    return false;
  }
}
