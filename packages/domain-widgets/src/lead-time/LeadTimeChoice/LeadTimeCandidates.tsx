import type { LeadTimeCandidate } from '@crt/api-client/types-main';
import { Link } from '@crt/ui/Link';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { leadTimeTexts } from '../lead-time.texts.ts';

const texts = leadTimeTexts.applying;

export interface LeadTimeCandidatesProps {
  /** The one that counts first. */
  readonly candidates: readonly LeadTimeCandidate[];
  /** Where the lead times of a group are. */
  readonly groupHref: (group: { readonly id: number }) => string;
}

/** Every lead time that fits, each with the reason why it counts or does not (§3.2). */
export const LeadTimeCandidates = ({ candidates, groupHref }: LeadTimeCandidatesProps) =>
  candidates.length === 0 ? (
    <Text>{texts.nothing}</Text>
  ) : (
    <Stack gap={2}>
      <Text weight="medium">{texts.others}</Text>
      {candidates.map(({ id, leadTimeGroupId, leadTimeGroup, hours, reason }) => (
        <Text key={id}>
          {hours} {leadTimeTexts.days},{' '}
          {leadTimeGroupId === null ? (
            texts.noGroup
          ) : (
            <Link href={groupHref({ id: leadTimeGroupId })}>{leadTimeGroup}</Link>
          )}
          : {reason}
        </Text>
      ))}
    </Stack>
  );
