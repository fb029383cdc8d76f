import { useWrite } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { toast } from '@crt/ui/toast';
import type { ColumnCalls } from './define-list.ts';
import { listTexts as texts } from './list.texts.ts';
import type { ListLayout } from './use-list-layout.ts';

export interface ListColumnActionsProps {
  readonly calls: ColumnCalls;
  readonly columns: ListLayout;
}

/** Keeps the columns as the default of every new session, and goes back to that default (E24); to what everybody starts with leads Reset. */
export const ListColumnActions = ({ calls, columns }: ListColumnActionsProps) => {
  const { call, inputOf } = calls.keep;
  const save = useWrite(call, { onSuccess: () => void toast({ message: texts.columnsSaved }) });
  const keep = () => {
    const shown = columns.toColumns();
    if (shown) save.mutate(inputOf(shown));
  };
  return (
    <>
      <Button size="small" variant="ghost" isPending={columns.isLoadingDefault} onPress={columns.loadDefault}>
        {texts.loadColumns}
      </Button>
      <Button size="small" variant="ghost" isPending={save.isPending} onPress={keep}>
        {texts.saveColumns}
      </Button>
    </>
  );
};
