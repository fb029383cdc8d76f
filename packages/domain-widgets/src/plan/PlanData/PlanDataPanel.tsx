import type { PlanData } from '@crt/api-client/types-main';
import type { PlanStatus } from '@crt/domain/plan-status';
import { milestoneType } from '@crt/domain/milestone-type';
import { DateTime } from '@crt/ui/DateTime';
import { Link } from '@crt/ui/Link';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Property } from '@crt/ui/PropertyList';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { planDataTexts as texts } from './plan-data.texts.ts';
import { PlanFieldInPlace, PlanFieldProperty } from '../panel/PlanField.tsx';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import { ZonedInstant } from '../../shared/record/ZonedInstant.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import type { ZoneOf } from '../../shared/record/record-field.ts';
import { planDataFacts, planDataFields, type PlanDataFieldName } from './plan-data-fields.ts';
import * as styles from './PlanDataPanel.css.ts';

export interface PlanDataPanelProps {
  readonly info: PlanData;
  readonly onSave: SaveField<PlanData>;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** The plan data alone do not tell it; a terminated plan is closed. */
  readonly status?: PlanStatus | undefined;
  /** In which zone the dates of milestones are read; the viewer's own by default. */
  readonly zoneOf?: ZoneOf;
  /** Address of a designer's schedule with this request; undefined when this person may not open it (F7). */
  readonly scheduleHref: (designerId: string, requestId: string) => string | undefined;
}

/** Session, priority and what is known of the patient (F30 to F35). */
export const PlanDataPanel = (props: PlanDataPanelProps) => {
  const { info } = props;
  const facts = planDataFacts(info, props.status);
  const field = (name: PlanDataFieldName) => (
    <PlanFieldProperty {...props} facts={facts} field={planDataFields[name]} />
  );
  return (
    <RecordPanel title={texts.title}>
      {field('priority')}
      {field('manufacturingAtRisk')}
      {info.designSessionRequired && <SessionDate {...props} />}
      {field('fileUploadedDate')}
      {field('overflowDays')}
      <Property label={texts.surgeryDate}>
        <DateTime value={info.surgeryDate} dateStyle="date" timeZone="UTC" />
      </Property>
      <Property label={texts.patientName}>{info.patientName}</Property>
      <Property label={texts.additionalEmails}>{info.additionalEmails.join(', ')}</Property>
    </RecordPanel>
  );
};

/** The date leads to the schedule of the designer where there is a session that this person may open (F7, F32). */
const SessionDate = (props: PlanDataPanelProps) => {
  const { designSessionDate, designerId, hasSession, requestId, canManageFulfilmentPlan } = props.info;
  const ownZone = useTimeZone();
  const [isEditing, setEditing] = useState(false);
  const timeZone = props.zoneOf ? props.zoneOf(milestoneType.designSession) : ownZone;
  const schedule = hasSession && designerId !== null ? props.scheduleHref(designerId, requestId) : undefined;
  const link = designSessionDate !== null && schedule !== undefined && (
    <Link href={schedule} isNumeric>
      <ZonedInstant value={designSessionDate} timeZone={timeZone} />
    </Link>
  );
  return (
    <Property label={planDataFields.designSessionDate.label}>
      <span className={styles.session}>
        {/* While the editor is open it needs the room of the link. */}
        {link && !isEditing && <span className={styles.sessionLink}>{link}</span>}
        {/* In one place with and without the link: what is typed stays when somebody else sets the date. */}
        {(!link || canManageFulfilmentPlan) && (
          <PlanFieldInPlace
            {...props}
            facts={planDataFacts(props.info, props.status)}
            field={planDataFields.designSessionDate}
            onEditing={setEditing}
            {...(link && { display: <Pencil size={14} strokeWidth={1.5} aria-hidden /> })}
          />
        )}
      </span>
    </Property>
  );
};
