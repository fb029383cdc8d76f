import { useRead } from '@crt/api-client/hooks';
import { getPlanData } from '@crt/api-client/main/plan';
import type { PlanData } from '@crt/api-client/types-main';
import { planDataTexts as texts } from './plan-data.texts.ts';
import { RecordSection } from '../../shared/record/RecordPanel.tsx';
import { useMilestoneZones } from '../panel/use-milestone-zones.ts';
import { usePlanStatus } from '../panel/use-plan-status.ts';
import { useSaveField } from '../../shared/record/use-save-field.ts';
import { PlanDataPanel, type PlanDataPanelProps } from './PlanDataPanel.tsx';

export interface ConnectedPlanDataProps extends Pick<PlanDataPanelProps, 'scheduleHref'> {
  readonly planId: number;
}

/** The plan data of a plan, read and edited (F30 to F35). */
export const ConnectedPlanData = ({ planId, scheduleHref }: ConnectedPlanDataProps) => {
  const read = useRead(getPlanData, { id: planId });
  return (
    <RecordSection title={texts.title} read={read} failed={texts.failed} lines={7}>
      {(info) => <LoadedPlanData info={info} scheduleHref={scheduleHref} />}
    </RecordSection>
  );
};

const LoadedPlanData = ({
  info,
  scheduleHref,
}: Pick<PlanDataPanelProps, 'scheduleHref'> & { info: PlanData }) => {
  const zoneOf = useMilestoneZones(info.id);
  const { isLocked, save } = useSaveField(info, zoneOf);
  const status = usePlanStatus(info.id);
  return (
    <PlanDataPanel
      info={info}
      onSave={save}
      isLocked={isLocked}
      scheduleHref={scheduleHref}
      status={status}
      zoneOf={zoneOf}
    />
  );
};
