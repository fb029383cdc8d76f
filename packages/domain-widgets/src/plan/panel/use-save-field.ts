import { useTimeZone } from '@crt/ui/LocaleProvider';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import { useEdit } from '../../shared/edit/use-edit.ts';
import { useSendEdit } from '../../shared/edit/use-send-edit.ts';
import { panelTexts } from './panel.texts.ts';
import { hasStamp, shownValue, type PanelInfo } from './plan-field.ts';
import type { SaveField } from './PlanFieldEditor.tsx';
import type { ZoneOfMilestone } from './use-milestone-zones.ts';

/** Saves the fields of a panel on the one road of edits (F10 to F12), after the field's own question. */
export function useSaveField<Info extends PanelInfo>(
  info: Info,
  zoneOf?: ZoneOfMilestone,
): { readonly isLocked: boolean; readonly save: SaveField<Info> } {
  const { isLocked, run } = useEdit();
  const { askOnConflict } = useEditLock();
  const send = useSendEdit();
  const ownZone = useTimeZone();
  const save: SaveField<Info> = async (field, value, stamp) => {
    const timeZone = (field.kind === 'date-time' && zoneOf?.(field.milestone)) || ownZone;
    const shown = (candidate: FieldValue) => shownValue(field, candidate, info, timeZone);
    const result = await run({
      question: field.question,
      stamp: hasStamp(field.name) ? stamp : undefined,
      saved: panelTexts.saved[field.name],
      failed: field.failed,
      send: ({ ignoreWarning, stamp: timestampBase64 }) =>
        send(field.operation, {
          body: {
            id: info.id,
            newValue: value,
            ...(timestampBase64 !== undefined && { timestampBase64, ignoreWarning }),
          },
        }),
      chooseOnConflict: ({ base, theirs, user, time }) =>
        askOnConflict({
          label: field.label,
          base: shown(base),
          mine: shown(value),
          theirs: shown(theirs),
          userName: user.name,
          time,
        }),
    });
    return result === 'closed';
  };
  return { isLocked, save };
}
