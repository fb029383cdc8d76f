import { newerStamp } from '@crt/api-client/api-error';
import type { Write } from '@crt/api-client/operation';
import { useRef } from 'react';
import { ask } from '../edit/ask.ts';
import { useEditLock } from '../edit/EditLock.tsx';
import { useSendEdit } from '../edit/use-send-edit.ts';
import type { SaveField } from '../record/FieldProperty.tsx';
import type { EnteredField, RecordInfo } from '../record/record-field.ts';
import { restTexts } from './rest.texts.ts';
import { sendOrTell } from './send-or-tell.tsx';

/** A field that is saved by a REST call of its own: the id in the path, the value in the query; without a value it is cleared. */
export interface RestField<Info, Name extends string = string> extends EnteredField<Info, Name> {
  readonly operation: Write<unknown, undefined>;
  /** What is asked before the value is sent, where something is lost with it. */
  readonly question?: (value: unknown, info: Info) => string | undefined;
}

/**
 * Saves the fields of a record by REST, one at a time; how it ended is told for four seconds, a refusal by an alert (O8, O23,
 * O24). What was refused stays in its editor: whoever was told that somebody else was quicker and saves again overwrites that.
 */
export function useSaveRestField<Info extends RecordInfo>(
  info: Info,
): { readonly isLocked: boolean; readonly save: SaveField<Info, RestField<Info>> } {
  const { isLocked, runAlone } = useEditLock();
  const send = useSendEdit();
  /** By field and the stamp with which it was read: the stamp of which its refusal told. */
  const newer = useRef(new Map<string, string>());
  const save: SaveField<Info, RestField<Info>> = async (field, value, stamp) => {
    const question = field.question?.(value, info);
    if (question !== undefined && !(await ask(question))) return false;
    const read = `${field.name} ${stamp}`;
    const timestampBase64 = newer.current.get(read) ?? stamp;
    const call = async () => {
      try {
        await send(field.operation, {
          id: info.id,
          ...(value !== null && value !== '' && { value }),
          ...(timestampBase64 !== undefined && { timestampBase64 }),
        });
      } catch (reason) {
        const newest = newerStamp(reason);
        if (newest !== undefined) newer.current.set(read, newest);
        throw reason;
      }
    };
    const words = {
      done: restTexts.changed(field.label),
      failed: restTexts.notChanged(field.label),
      fields: { value: field },
    };
    return (await runAlone(() => sendOrTell(call, words))) ?? false;
  };
  return { isLocked, save };
}
