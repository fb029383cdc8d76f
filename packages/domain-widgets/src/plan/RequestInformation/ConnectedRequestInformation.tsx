import { useRead } from '@crt/api-client/hooks';
import { getRequestInformation, reimportPlan } from '@crt/api-client/main/plan';
import type { RequestInformation } from '@crt/api-client/types-main';
import { requestTexts as texts } from './request.texts.ts';
import { RecordSection } from '../../shared/record/RecordPanel.tsx';
import { useMilestoneZones } from '../panel/use-milestone-zones.ts';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import { useSaveField } from '../../shared/record/use-save-field.ts';
import { RequestInformationPanel } from './RequestInformationPanel.tsx';

export interface ConnectedRequestInformationProps {
  readonly planId: number;
  readonly planHref: (id: string) => string;
  /** Nothing is edited here, whoever looks at it (H27). */
  readonly isReadOnly?: boolean;
}

/** The request information of a plan, read and edited (F11 to F21). */
export const ConnectedRequestInformation = ({
  planId,
  planHref,
  isReadOnly = false,
}: ConnectedRequestInformationProps) => {
  const read = useRead(getRequestInformation, { id: planId });
  return (
    <RecordSection title={texts.title} read={read} failed={texts.failed} lines={16}>
      {(info) => (
        <LoadedRequestInformation
          info={isReadOnly ? { ...info, canManageFulfilmentPlan: false } : info}
          planHref={planHref}
        />
      )}
    </RecordSection>
  );
};

interface LoadedProps {
  readonly info: RequestInformation;
  readonly planHref: (id: string) => string;
}

const LoadedRequestInformation = ({ info, planHref }: LoadedProps) => {
  const { isLocked, save } = useSaveField(info);
  const act = useRecordAction();
  return (
    <RequestInformationPanel
      info={info}
      onSave={save}
      onReimport={() =>
        void act({
          operation: reimportPlan,
          input: { body: { id: info.id, newValue: true } },
        })
      }
      isLocked={isLocked}
      planHref={planHref}
      zoneOf={useMilestoneZones(info.id)}
    />
  );
};
