import { Empty } from '@crt/ui/Empty';
import { InlineEdit, type InlineEditProps } from '@crt/ui/InlineEdit';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Property } from '@crt/ui/PropertyList';
import { Lock } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import { MilestoneDate } from './MilestoneDate.tsx';
import * as styles from './panel.css.ts';
import { shownValue, type PanelInfo, type PlanField } from './plan-field.ts';
import type { ZoneOfMilestone } from './use-milestone-zones.ts';

/** Saves a field; answers false when what was typed has to stay in its editor. */
export type SaveField<Info> = (
  field: PlanField<Info>,
  value: FieldValue,
  stamp: string | undefined,
) => Promise<boolean>;

/** What the fields of one panel share. */
export interface PanelEdits<Info> {
  readonly info: Info;
  readonly onSave: SaveField<Info>;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** In which zone the dates of milestones are read; the viewer's own by default. */
  readonly zoneOf?: ZoneOfMilestone | undefined;
}

export interface PlanFieldEditorProps<Info> extends PanelEdits<Info> {
  readonly field: PlanField<Info>;
  /** Why this field cannot be edited on this plan now. */
  readonly locked: string | undefined;
  /** Instead of the value as text. */
  readonly display?: ReactNode;
}

/** One row of a panel: label and value, edited in place where that is possible. */
export const PlanFieldProperty = <Info extends PanelInfo>(props: PlanFieldEditorProps<Info>) =>
  props.field.isShown && !props.field.isShown(props.info) ? null : (
    <Property label={props.field.label}>
      <PlanFieldEditor {...props} />
    </Property>
  );

/** The value of a field, edited where it stands; what is locked says why (F9, F10). */
export const PlanFieldEditor = <Info extends PanelInfo>(props: PlanFieldEditorProps<Info>) => {
  const { field, info, onSave, isLocked, locked, display } = props;
  const timeZone = useZoneOf(props);
  // The version that the person saw when they began: the newest one would hide what others changed meanwhile.
  const stamp = useRef(info.timestampBase64);
  const common = {
    label: field.label,
    lines: 3 as const,
    isReadOnly: !info.canManageFulfilmentPlan,
    disabledReason: isLocked ? editTexts.locked : locked,
    display: (
      <>
        {display ?? <FieldValueText field={field} info={info} timeZone={timeZone} />}
        {info.canManageFulfilmentPlan && locked !== undefined && (
          <Lock size={12} strokeWidth={1.5} aria-hidden className={styles.lock} />
        )}
      </>
    ),
    onStart: () => {
      stamp.current = info.timestampBase64;
    },
    timeZone,
    onSave: (value: FieldValue) => onSave(field, value, stamp.current),
  };
  return <InlineEdit<string | number> {...editOf(field, info, common)} />;
};

/** The zone of a date and time: that of its milestone, undefined until it is known. */
function useZoneOf<Info>({ field, zoneOf }: PlanFieldEditorProps<Info>): string | undefined {
  const ownZone = useTimeZone();
  return field.kind === 'date-time' && zoneOf ? zoneOf(field.milestone) : ownZone;
}

interface FieldValueTextProps<Info> {
  readonly field: PlanField<Info>;
  readonly info: Info;
  readonly timeZone: string | undefined;
}

const FieldValueText = <Info,>({ field, info, timeZone }: FieldValueTextProps<Info>) => {
  if (field.kind === 'date-time') return <MilestoneDate value={field.value(info)} timeZone={timeZone} />;
  const value = field.value(info);
  return value === null || value === '' ? <Empty /> : shownValue(field, value, info, 'UTC');
};

interface Common {
  readonly label: string;
  readonly lines: 3;
  readonly isReadOnly: boolean;
  readonly disabledReason: string | undefined;
  readonly display: ReactNode;
  readonly timeZone: string | undefined;
  readonly onStart: () => void;
  readonly onSave: (value: FieldValue) => Promise<boolean>;
}

function editOf<Info>(
  field: PlanField<Info>,
  info: Info,
  { timeZone, ...common }: Common,
): InlineEditProps<string | number> {
  switch (field.kind) {
    case 'text': {
      const { maxLength, isRequired = false } = field;
      return { ...common, kind: 'text', value: field.value(info), isRequired, maxLength };
    }
    case 'number': {
      const max = typeof field.max === 'number' ? field.max : field.max(info);
      return { ...common, kind: 'number', value: field.value(info), isRequired: true, min: field.min, max };
    }
    case 'date':
      return { ...common, kind: 'date', value: field.value(info) };
    case 'date-time':
      return {
        ...common,
        kind: 'date-time',
        value: field.value(info),
        ...(timeZone !== undefined && { timeZone }),
      };
    case 'switch':
      return { ...common, kind: 'switch', value: field.value(info) };
    case 'select': {
      const options = field.options(info);
      return { ...common, kind: 'select', value: field.value(info), options, isRequired: true };
    }
  }
}
