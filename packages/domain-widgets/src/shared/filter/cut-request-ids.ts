import { fitRequestIds } from '@crt/domain/search-phrase';
import { toast } from '@crt/ui/toast';
import { pastedIdsTexts } from './pasted-ids.texts.ts';

/** The ids of a text in one line, as many as a filter takes; says so where some are left out. */
export function cutRequestIds(text: string): string {
  const { text: line, kept, all } = fitRequestIds(text);
  if (kept < all) toast({ message: pastedIdsTexts.onlyFirst(kept, all), tone: 'caution' });
  return line;
}
