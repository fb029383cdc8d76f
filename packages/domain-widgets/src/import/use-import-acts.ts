import { useDownload, useWrite } from '@crt/api-client/hooks';
import { toast } from '@crt/ui/toast';
import { sendOrTell } from '../shared/rest/send-or-tell.tsx';
import type { ImportCalls } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';

/** What can be done with an import, told when it is done and when it is refused. */
export function useImportActs(
  calls: Pick<ImportCalls, 'apply' | 'stop' | 'goOn' | 'failedRows'>,
  id: number,
  onApplied: (id: number) => void,
) {
  const stop = useWrite(calls.stop);
  const goOn = useWrite(calls.goOn);
  const apply = useWrite(calls.apply);
  const failedRows = useDownload(calls.failedRows);
  const failed = texts.actFailed;
  return {
    onStop: () => void sendOrTell(() => stop.mutateAsync({ id }), { done: texts.stopped, failed }),
    onGoOn: () => void sendOrTell(() => goOn.mutateAsync({ id }), { done: texts.goesOn, failed }),
    onApply: () =>
      void sendOrTell(async () => onApplied(await apply.mutateAsync({ id })), {
        done: texts.applied,
        failed,
      }),
    onFailedRows: () =>
      void failedRows
        .mutateAsync({ id })
        .catch(() => toast({ message: texts.downloadFailed, tone: 'critical' })),
  };
}
