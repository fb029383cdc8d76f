import { useDownload } from '@crt/api-client/hooks';
import type { DownloadedFile, Operation } from '@crt/api-client/operation';
import { Button } from '@crt/ui/Button';
import { toast } from '@crt/ui/toast';
import { FileDown } from 'lucide-react';
import { resourceTexts as texts } from './resource.texts.ts';
import type { RecordQuery } from './use-record-query.ts';

export interface RecordFileProps {
  readonly file: Operation<{ search?: string }, DownloadedFile>;
  /** The filters as they are set, by the names of the call, and what is searched for. */
  readonly query: Pick<RecordQuery, 'chosen' | 'search'>;
}

/** Saves the server's own spreadsheet of a list, narrowed and searched as the list is (Y6). */
export const RecordFile = ({ file, query: { chosen, search } }: RecordFileProps) => {
  const download = useDownload(file);
  const save = () =>
    download.mutate(search.trim() === '' ? chosen : { ...chosen, search }, {
      onError: ({ message }) => toast({ message, tone: 'critical' }),
    });
  return (
    <Button icon={<FileDown />} isPending={download.isPending} onPress={save}>
      {texts.export}
    </Button>
  );
};
