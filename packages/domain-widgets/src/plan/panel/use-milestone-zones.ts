import { useRead } from '@crt/api-client/hooks';
import { getPlanMilestones } from '@crt/api-client/main/plan';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import type { ZoneOf } from '../../shared/record/record-field.ts';

/**
 * The zones of a plan's milestones (F44): what is also the date of a milestone is read in the same zone everywhere on the
 * page, so that one instant never stands there as two times. The viewer's own where the plan has no such milestone.
 */
export function useMilestoneZones(planId: number): ZoneOf {
  const ownZone = useTimeZone();
  const { data, isPending } = useRead(getPlanMilestones, { id: planId });
  return (type) =>
    isPending ? undefined : (data?.milestones.find(({ typeId }) => typeId === type)?.timezone ?? ownZone);
}
