import { useDownload } from '@crt/api-client/hooks';
import type { DownloadedFile, Read } from '@crt/api-client/operation';
import { Button } from '@crt/ui/Button';
import { useTimeZoneFinder } from '@crt/ui/LocaleProvider';
import { toast } from '@crt/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { listTexts } from './list.texts.ts';

export interface ListExportProps {
  readonly call: Read<{ timezone: string }, DownloadedFile>;
  /** Says what failed, where the server does not: 'The plans could not be exported.' */
  readonly failed: string;
  /** Gives the server what is on screen now: it exports the list as it was kept (E7, E36). */
  readonly onPrepare: () => Promise<unknown>;
}

/** A list as a spreadsheet, in the viewer's zone, under the server's name (E7); for whoever may. */
export const ListExport = ({ call, failed, onPrepare }: ListExportProps) => {
  const timeZone = useTimeZoneFinder();
  const download = useDownload(call);
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      await onPrepare();
      await download.mutateAsync({ timezone: timeZone() });
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : failed;
      toast({ message, tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={<Download />} isPending={isBusy} onPress={() => void run()}>
      {listTexts.export}
    </Button>
  );
};
