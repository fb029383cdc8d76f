import type { RequestInformation } from '@crt/api-client/types-main';
import { milestoneType } from '@crt/domain/milestone-type';
import { isWebAddress } from '@crt/domain/web-address';
import { Button } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import { Link } from '@crt/ui/Link';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Property } from '@crt/ui/PropertyList';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { recordTexts } from '../../shared/record/record.texts.ts';
import { requestTexts as texts } from './request.texts.ts';
import { lockedReason } from '../panel/plan-field.ts';
import { PlanFieldProperty } from '../panel/PlanField.tsx';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import { ZonedInstant } from '../../shared/record/ZonedInstant.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import type { ZoneOf } from '../../shared/record/record-field.ts';
import { requestFacts, requestFields, type RequestFieldKey } from './request-fields.ts';

export interface RequestInformationPanelProps {
  readonly info: RequestInformation;
  readonly onSave: SaveField<RequestInformation>;
  /** Queues the import of the plan once more (F21). */
  readonly onReimport: () => void;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** Address of a plan inside the application, for an order that only repeats manufacturing (F8). */
  readonly planHref: (id: string) => string;
  /** In which zone the dates of milestones are read; the viewer's own by default. */
  readonly zoneOf?: ZoneOf;
}

/** What was ordered and how it is handled: facts to read, and fields to edit where they stand (F61, F13 to F20). */
export const RequestInformationPanel = (props: RequestInformationPanelProps) => {
  const { info } = props;
  const ownZone = useTimeZone();
  const createdZone = props.zoneOf ? props.zoneOf(milestoneType.requestReceived) : ownZone;
  const facts = requestFacts(info);
  const field = (key: RequestFieldKey) => (
    <PlanFieldProperty {...props} facts={facts} field={requestFields[key]} />
  );
  return (
    <RecordPanel title={texts.title} actions={info.canManageFulfilmentPlan && <ReimportButton {...props} />}>
      <Property label={texts.requestId} copyText={info.requestId}>
        <RequestLink {...props} />
      </Property>
      <Property label={texts.category}>{info.category}</Property>
      {field('status')}
      <Property label={texts.productType}>{info.productTypeDescription}</Property>
      {field('productNumber')}
      <Property label={texts.designRevision}>{info.designRevision}</Property>
      {field('quantity')}
      {field('orderNumber')}
      <Property label={texts.createdDate}>
        <ZonedInstant value={info.createdDate} timeZone={createdZone} />
      </Property>
      {field('distributionCenter')}
      <Property label={texts.isUSLocation}>{yesOrNo(info.isUSLocation)}</Property>
      {field('poNumber')}
      {field('poNumberDate')}
      {field('raApproval')}
      <Property label={texts.hasMetalAllergy}>{yesOrNo(info.hasMetalAllergy)}</Property>
      <Property label={texts.isProductTmj}>{yesOrNo(info.isProductTmj)}</Property>
      <Property label={texts.plannedSurgeryDate}>
        <DateTime value={info.plannedSurgeryDate} dateStyle="date" timeZone="UTC" />
      </Property>
      {field('loanerSet')}
    </RecordPanel>
  );
};

const yesOrNo = (value: boolean) => (value ? recordTexts.yes : recordTexts.no);

/** Plans made by hand have nothing to import (F69). */
const ReimportButton = ({
  info,
  isLocked,
  onReimport,
}: Pick<RequestInformationPanelProps, 'info' | 'isLocked' | 'onReimport'>) => (
  <Button
    variant="ghost"
    disabledReason={isLocked ? editTexts.locked : lockedReason('reimport', requestFacts(info))}
    onPress={onReimport}
  >
    {texts.reimport}
  </Button>
);

/** Inside the application for a manufacturing-only order, else to the request portal (F8). */
const RequestLink = ({ info, planHref }: Pick<RequestInformationPanelProps, 'info' | 'planHref'>) => {
  const { requestUrl, requestId } = info;
  if (requestUrl !== null && info.isManufacturingOnly) {
    return (
      <Link href={planHref(requestUrl)} isNumeric>
        {requestId}
      </Link>
    );
  }
  if (requestUrl === null || !isWebAddress(requestUrl)) return requestId;
  return (
    <Link href={requestUrl} target="_blank" rel="noopener noreferrer" isNumeric>
      {requestId}
    </Link>
  );
};
