import { sessionTexts } from '@crt/domain/session-texts';
import { ProblemError } from '../../errors.ts';
import type { WriteAnswer } from '../write-road/write-road.ts';

/** What was changed, in a sentence, and how it stands now, in one line. */
interface Overtaken {
  readonly noun: string;
  stands(): Promise<string>;
}

/**
 * The refusal of a change of what somebody else changed since it was read: it tells how that stands now, and carries the
 * stamp with which the same change may be sent again. Undefined where nobody did.
 */
export async function changedMeanwhile(
  { data, timestamp }: WriteAnswer,
  { noun, stands }: Overtaken,
): Promise<ProblemError | undefined> {
  const conflict = data?.conflict;
  if (!conflict || timestamp === null) return undefined;
  const who = conflict.isYou ? 'you' : conflict.user.name;
  return new ProblemError('stale-stamp', sessionTexts.changedMeanwhile(noun, who, await stands()), {
    timestamp,
  });
}
