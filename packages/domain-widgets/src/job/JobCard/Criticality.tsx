import type { JobStepOfJob } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { ChevronUp, ChevronsUp, Flame } from 'lucide-react';
import { jobCardTexts as texts } from '../job.texts.ts';

const looks = {
  1: { tone: 'caution', variant: 'soft', Sign: ChevronUp },
  2: { tone: 'caution', variant: 'solid', Sign: ChevronsUp },
  3: { tone: 'critical', variant: 'solid', Sign: Flame },
} as const;

/** How far past its planned end a step is: a sign, a colour and words for each level; nothing while it is on time. */
export const Criticality = ({ level }: { readonly level: JobStepOfJob['criticalityLevel'] }) => {
  if (level !== 1 && level !== 2 && level !== 3) return null;
  const { tone, variant, Sign } = looks[level];
  return (
    <Badge tone={tone} variant={variant}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {texts.criticality[level]}
    </Badge>
  );
};
