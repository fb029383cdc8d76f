import { newerStamp } from '@crt/api-client/api-error';
import { runWrite } from '@crt/api-client/envelope';
import { useWrite } from '@crt/api-client/hooks';
import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { useRef } from 'react';
import type { RecordForm, RecordRow, Resource, RowsKey } from './define-resource.ts';
import { bodyOf, type Draft } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { failureOf, messageOf } from './write-outcome.ts';

/**
 * Adds a record, or edits the one given as its reader saw it. A Warning is asked about and sent again; false when the
 * person decides against it. Throws what the server has against it; whoever then insists overwrites the newer version
 * that he was told of.
 */
export function useSaveRecord<List, Key extends RowsKey<List>, Form extends RecordForm>({
  form,
}: Resource<List, Key, Form>): (draft: Draft, record: RecordRow | undefined) => Promise<boolean> {
  const create = useWrite(form.create);
  const update = useWrite<never, unknown>(form.update as never);
  /** The stamps of records whose newer version the person was told of by a refusal. */
  const told = useRef(new Map<number, string>());
  const send = (draft: Draft, record: RecordRow | undefined, ignoreWarning: boolean): Promise<unknown> => {
    const body = bodyOf<Form>(draft);
    if (!record) return create.mutateAsync({ body, ...(ignoreWarning && { ignoreWarning }) });
    const { id } = record;
    const timestampBase64 = told.current.get(id) ?? record.timestampBase64;
    const named = form.idIn === 'body' ? { body: { ...body, id } } : { id, body };
    return update.mutateAsync({
      ...named,
      ...(timestampBase64 !== undefined && { timestampBase64 }),
      ...(ignoreWarning && { ignoreWarning }),
    } as never);
  };
  return async (draft, record) => {
    try {
      const run = await runWrite(
        (ignoreWarning) => send(draft, record, ignoreWarning),
        (message) => confirm({ message }),
      );
      if (!run.isDone) return false;
      toast({ message: messageOf(run.answer) || (record ? texts.edited : texts.added) });
      return true;
    } catch (reason) {
      const newer = newerStamp(reason);
      if (record && newer !== undefined) told.current.set(record.id, newer);
      if (form.alert === undefined) throw reason;
      await confirm({ title: form.alert, message: failureOf(reason).message, cancelLabel: null });
      return false;
    }
  };
}
