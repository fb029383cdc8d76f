import { Empty } from '@crt/ui/Empty';
import { InlineEdit, type InlineValue } from '@crt/ui/InlineEdit';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Property } from '@crt/ui/PropertyList';
import { Lock } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { editTexts } from '../edit/edit.texts.ts';
import type { FieldValue } from '../edit/run-edit.ts';
import * as styles from './record.css.ts';
import {
  shownValue,
  type EnteredField,
  type RecordField,
  type RecordInfo,
  type ZoneOf,
} from './record-field.ts';
import { ZonedInstant } from './ZonedInstant.tsx';

/** Saves a field; answers false when what was typed has to stay in its editor. */
export type SaveField<Info, Field = RecordField<Info>> = (
  field: Field,
  value: FieldValue,
  stamp: string | undefined,
) => Promise<boolean>;

/** What the fields of one panel share. */
export interface PanelEdits<Info, Field = RecordField<Info>> {
  readonly info: Info;
  readonly onSave: SaveField<Info, Field>;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** In which zone dates are read; the viewer's own by default. */
  readonly zoneOf?: ZoneOf | undefined;
}

export interface FieldInPlaceProps<Info, Field = RecordField<Info>> extends PanelEdits<Info, Field> {
  readonly field: Field;
  /** Without it the value is only shown (F9). */
  readonly mayEdit: boolean;
  /** Why this field cannot be edited on this record now. */
  readonly locked: string | undefined;
  /** Instead of the value as text. */
  readonly display?: ReactNode;
  /** Told when the editor is opened, and when it is left. */
  readonly onEditing?: (isEditing: boolean) => void;
}

/** One row of a panel: label and value, edited in place where that is possible. */
export const FieldProperty = <Info extends RecordInfo, Field extends EnteredField<Info>>(
  props: FieldInPlaceProps<Info, Field>,
) =>
  props.field.isShown && !props.field.isShown(props.info) ? null : (
    <Property label={props.field.label}>
      <FieldInPlace {...props} />
    </Property>
  );

/** The value of a field, edited where it stands; what is locked says why (F9, F10). */
export const FieldInPlace = <Info extends RecordInfo, Field extends EnteredField<Info>>(
  props: FieldInPlaceProps<Info, Field>,
) => {
  const { field, info, mayEdit, onSave, isLocked, locked, display, zoneOf, onEditing } = props;
  const ownZone = useTimeZone();
  // The version that the person saw when they began: the newest one would hide what others changed meanwhile.
  const stamp = useRef(info.timestampBase64);
  const edit = field.edit(info, zoneOf ?? (() => ownZone));
  const { isRequired = edit.kind === 'number' || edit.kind === 'choice' } = edit;
  return (
    <InlineEdit<string | number>
      {...edit}
      isRequired={isRequired}
      label={field.label}
      lines={3}
      isReadOnly={!mayEdit}
      disabledReason={isLocked ? editTexts.locked : locked}
      display={
        <>
          {display ?? <FieldText edit={edit} />}
          {mayEdit && locked !== undefined && (
            <Lock size={12} strokeWidth={1.5} aria-hidden className={styles.lock} />
          )}
        </>
      }
      onStart={() => {
        stamp.current = info.timestampBase64;
        onEditing?.(true);
      }}
      onEnd={() => onEditing?.(false)}
      onSave={(value: FieldValue) => onSave(field, value, stamp.current)}
    />
  );
};

const FieldText = ({ edit }: { edit: InlineValue<string | number> }) => {
  if (edit.kind === 'instant') return <ZonedInstant value={edit.value} timeZone={edit.timeZone} />;
  const { value } = edit;
  return value === null || value === '' ? <Empty /> : shownValue(edit, value, 'UTC');
};
