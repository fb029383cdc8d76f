import { useDownload } from '@crt/api-client/hooks';
import type { DownloadedFile, Read } from '@crt/api-client/operation';
import { useTimeZoneFinder } from '@crt/ui/LocaleProvider';
import { ExportButton } from './ExportButton.tsx';

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
  const save = async () => {
    await onPrepare();
    await download.mutateAsync({ timezone: timeZone() });
  };
  return <ExportButton failed={failed} onExport={save} />;
};
