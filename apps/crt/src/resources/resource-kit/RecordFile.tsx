import { useDownload } from '@crt/api-client/hooks';
import type { DownloadedFile, Operation } from '@crt/api-client/operation';
import { Button } from '@crt/ui/Button';
import { toast } from '@crt/ui/toast';
import { FileDown } from 'lucide-react';
import { resourceTexts as texts } from './resource.texts.ts';

export interface RecordFileProps {
  readonly file: Operation<object, DownloadedFile>;
  /** The filters as they are set, by the names of the call. */
  readonly chosen: Readonly<Record<string, string | number>>;
}

/** Saves the server's own spreadsheet of a list, narrowed as the list is (Y6). */
export const RecordFile = ({ file, chosen }: RecordFileProps) => {
  const download = useDownload(file);
  const save = () =>
    download.mutate(chosen, { onError: ({ message }) => toast({ message, tone: 'critical' }) });
  return (
    <Button icon={<FileDown />} isPending={download.isPending} onPress={save}>
      {texts.export}
    </Button>
  );
};
