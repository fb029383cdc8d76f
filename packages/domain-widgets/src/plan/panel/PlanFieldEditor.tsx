import type { PlanFacts } from '@crt/domain/plan-edit';
import { InlineEdit, type InlineEditProps } from '@crt/ui/InlineEdit';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Property } from '@crt/ui/PropertyList';
import { Lock } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import * as styles from './panel.css.ts';
import { lockedReason, shownValue, type PanelInfo, type PlanField } from './plan-field.ts';

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
  /** What the panel knows of the plan, for the rules that open and close its fields. */
  readonly facts: Partial<PlanFacts>;
}

export interface PlanFieldEditorProps<Info> extends PanelEdits<Info> {
  readonly field: PlanField<Info>;
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
  const { field, info, onSave, isLocked, facts, display } = props;
  const timeZone = useTimeZone();
  const locked = lockedReason(field.name, facts);
  // The version that the person saw when they began: the newest one would hide what others changed meanwhile.
  const stamp = useRef(info.timestampBase64);
  const common = {
    label: field.label,
    isReadOnly: !info.canManageFulfilmentPlan,
    disabledReason: isLocked ? editTexts.locked : locked,
    display: (
      <>
        {display ?? shownValue(field, field.value(info), info, timeZone)}
        {info.canManageFulfilmentPlan && locked !== undefined && (
          <Lock size={12} strokeWidth={1.5} aria-hidden className={styles.lock} />
        )}
      </>
    ),
    onStart: () => {
      stamp.current = info.timestampBase64;
    },
    onSave: (value: FieldValue) => onSave(field, value, stamp.current),
  };
  return <InlineEdit<string | number> {...editOf(field, info, common)} />;
};

interface Common {
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly disabledReason: string | undefined;
  readonly display: ReactNode;
  readonly onStart: () => void;
  readonly onSave: (value: FieldValue) => Promise<boolean>;
}

function editOf<Info>(field: PlanField<Info>, info: Info, common: Common): InlineEditProps<string | number> {
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
      return { ...common, kind: 'date-time', value: field.value(info) };
    case 'switch':
      return { ...common, kind: 'switch', value: field.value(info) };
    case 'select': {
      const options = field.options(info);
      return { ...common, kind: 'select', value: field.value(info), options, isRequired: true };
    }
  }
}
