import { runWrite } from '@crt/api-client/envelope';
import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { savedFilterTexts as texts } from './saved-filter.texts.ts';

/** What saving a filter answers, whatever its list. */
export interface SaveFilterAnswer {
  readonly result: 0 | 1 | 2;
  readonly message: string;
  readonly data: { readonly id: number } | null;
}

/** Asks about a name that is used already; a no is told. */
export const askToOverwrite = (message: string): Promise<boolean> =>
  confirm({ message, onDeclined: () => void toast({ message: texts.declined, tone: 'info' }) });

/**
 * Saves, and asks when the server knows the name already (E21): it may know names that this page has not seen yet.
 * Answers the id of the filter, or undefined when the person declined. Throws what the server has against it.
 */
export async function saveFilter(
  send: (ignoreWarning: boolean) => Promise<SaveFilterAnswer>,
  isOverwriting: boolean,
): Promise<number | undefined> {
  const { answer } = await runWrite(send, askToOverwrite, isOverwriting);
  if (answer) toast({ message: answer.message });
  return answer?.data?.id;
}
