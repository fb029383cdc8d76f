import { sessionTexts } from '@crt/domain/session-texts';
import { invalidRequest } from '../../../errors.ts';

/** As many as the contract lets be answered of each kind. */
const most = 20_000;

/** What goes out of schedules, as much of it as an answer has room for. @throws invalid-request */
export function withinContract<Entry>(entries: readonly Entry[]): Entry[] {
  if (entries.length <= most) return [...entries];
  throw invalidRequest([{ path: '/query/end', message: sessionTexts.tooManyEntries(most) }]);
}
