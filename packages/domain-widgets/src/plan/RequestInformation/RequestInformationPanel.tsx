import type { RequestInformation } from '@crt/api-client/types-main';
import { Card } from '@crt/ui/Card';
import { formatDate } from '@crt/ui/format-date';
import { Link } from '@crt/ui/Link';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import type { ReactNode } from 'react';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import { planTexts } from '../plan.texts.ts';
import { requestFields, type RequestField, type RequestFieldName } from './request-fields.ts';
import { RequestFieldEditor } from './RequestFieldEditor.tsx';
import * as styles from './RequestInformationPanel.css.ts';

const texts = planTexts.requestInformation;

/** Saves a field; answers false when what was typed has to stay in its editor. */
export type SaveField = (field: RequestField, value: FieldValue, stamp: string) => Promise<boolean>;

export interface RequestInformationPanelProps {
  readonly info: RequestInformation;
  readonly onSave: SaveField;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** Address of a plan inside the application, for an order that only repeats manufacturing (F8). */
  readonly planHref: (id: string) => string;
}

/** What was ordered and how it is handled: facts to read, and fields to edit where they stand (F61, F13 to F20). */
export const RequestInformationPanel = (props: RequestInformationPanelProps) => {
  const { info } = props;
  const timeZone = useTimeZone();
  const field = (name: RequestFieldName) => <EditableProperty {...props} field={requestFields[name]} />;
  return (
    <Card title={texts.title}>
      <div className={styles.facts}>
        <PropertyList layout="aside">
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
          <Property label={texts.createdDate}>{formatDate(info.createdDate, 'dateTime', timeZone)}</Property>
          {field('distributionCenter')}
          {field('poNumber')}
          {field('poNumberDate')}
          {field('raApproval')}
          <Property label={texts.hasMetalAllergy}>{info.hasMetalAllergy ? texts.yes : texts.no}</Property>
          <Property label={texts.plannedSurgeryDate}>
            {info.plannedSurgeryDate && formatDate(info.plannedSurgeryDate, 'date', 'UTC')}
          </Property>
          {field('loanerSet')}
        </PropertyList>
      </div>
    </Card>
  );
};

const EditableProperty = ({
  field,
  info,
  onSave,
  isLocked,
}: RequestInformationPanelProps & { field: RequestField }): ReactNode =>
  field.isShown && !field.isShown(info) ? null : (
    <Property label={field.label}>
      <RequestFieldEditor field={field} info={info} onSave={onSave} isLocked={isLocked} />
    </Property>
  );

/** Inside the application for a manufacturing-only order, else to the request portal (F8). */
const RequestLink = ({ info, planHref }: Pick<RequestInformationPanelProps, 'info' | 'planHref'>) => {
  if (info.requestUrl === null) return info.requestId;
  return info.isManufacturingOnly ? (
    <Link href={planHref(info.requestUrl)} isNumeric>
      {info.requestId}
    </Link>
  ) : (
    <Link href={info.requestUrl} target="_blank" rel="noreferrer" isNumeric>
      {info.requestId}
    </Link>
  );
};
