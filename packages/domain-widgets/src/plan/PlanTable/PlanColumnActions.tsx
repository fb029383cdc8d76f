import { readOptions, useWrite } from '@crt/api-client/hooks';
import { getDefaultPlanColumns, savePlanColumnsAsDefault } from '@crt/api-client/main/plan-filter';
import type { AvailableColumn } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { toast } from '@crt/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { planTexts } from '../plan.texts.ts';

const texts = planTexts.list;

export interface PlanColumnActionsProps {
  /** The columns as they stand; undefined while they are not known. */
  readonly columns: () => AvailableColumn[] | undefined;
  readonly onLoad: (columns: readonly AvailableColumn[]) => void;
}

/** Keeps the columns as the default of every new session, and goes back to that default (E24). */
export const PlanColumnActions = ({ columns, onLoad }: PlanColumnActionsProps) => {
  const client = useQueryClient();
  const save = useWrite(savePlanColumnsAsDefault, {
    onSuccess: () => void toast({ message: texts.columnsSaved }),
  });
  const load = useMutation({
    mutationFn: () => client.fetchQuery({ ...readOptions(getDefaultPlanColumns, {}), staleTime: 0 }),
    onSuccess: onLoad,
    onError: () => void toast({ message: texts.columnsFailed, tone: 'critical' }),
  });
  const keep = () => {
    const body = columns();
    if (body) save.mutate({ body: { columns: body } });
  };
  return (
    <>
      <Button size="small" variant="ghost" isPending={load.isPending} onPress={() => load.mutate()}>
        {texts.loadColumns}
      </Button>
      <Button size="small" variant="ghost" isPending={save.isPending} onPress={keep}>
        {texts.saveColumns}
      </Button>
    </>
  );
};
