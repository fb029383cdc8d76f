import { useWrite } from '@crt/api-client/hooks';
import { toast } from '@crt/ui/toast';
import type { RecordForm, RecordList, Resource } from './define-resource.ts';
import { bodyOf, type Draft } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { requireSuccess } from './write-outcome.ts';

/** Adds a record, or edits the one with that id. Throws what the server has against it. */
export function useSaveRecord<List extends RecordList<Form>, Form extends RecordForm>({
  form,
}: Resource<List, Form>): (draft: Draft, id: number | undefined) => Promise<void> {
  const create = useWrite(form.create);
  const update = useWrite(form.update);
  return async (draft, id) => {
    const body = bodyOf<Form>(draft);
    requireSuccess(
      await (id === undefined ? create.mutateAsync({ body }) : update.mutateAsync({ id, body })),
    );
    toast({ message: id === undefined ? texts.added : texts.edited });
  };
}
