import { useTimeZone } from '@crt/ui/LocaleProvider';
import { useEditLock } from '../edit/EditLock.tsx';
import type { FieldValue } from '../edit/run-edit.ts';
import { useEdit } from '../edit/use-edit.ts';
import { useSendEdit } from '../edit/use-send-edit.ts';
import type { SaveField } from './FieldProperty.tsx';
import { shownValue, type RecordInfo, type ZoneOf } from './record-field.ts';

/** Saves the fields of a record on the one road of edits (F10 to F12), after the field's own question. */
export function useSaveField<Info extends RecordInfo>(
  info: Info,
  zoneOf?: ZoneOf,
): { readonly isLocked: boolean; readonly save: SaveField<Info> } {
  const { isLocked, run } = useEdit();
  const { askOnConflict } = useEditLock();
  const send = useSendEdit();
  const ownZone = useTimeZone();
  const save: SaveField<Info> = async (field, value, stamp) => {
    const edit = field.edit(info, zoneOf ?? (() => ownZone));
    const shown = (candidate: FieldValue) => shownValue(edit, candidate, ownZone);
    const result = await run({
      question: field.question,
      stamp: field.hasStamp ? stamp : undefined,
      failed: field.failed,
      send: ({ ignoreWarning, stamp: timestampBase64 }) =>
        send(field.operation, {
          body: field.bodyOf
            ? { [field.idAs ?? 'id']: info.id, ...field.bodyOf(value, timestampBase64) }
            : {
                id: info.id,
                newValue: value,
                ...(timestampBase64 !== undefined && { timestampBase64, ignoreWarning }),
              },
        }),
      chooseOnConflict: ({ base, theirs, user, isYou, time }) =>
        askOnConflict({
          label: field.label,
          base: shown(base),
          mine: shown(value),
          theirs: shown(theirs),
          userName: user.name,
          isYou,
          time,
        }),
    });
    return result === 'closed';
  };
  return { isLocked, save };
}
