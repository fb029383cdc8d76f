import { useDownload } from '@crt/api-client/hooks';
import { exportPlans } from '@crt/api-client/main/plan-list';
import { Button } from '@crt/ui/Button';
import { useTimeZoneFinder } from '@crt/ui/LocaleProvider';
import { toast } from '@crt/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { planTexts } from '../plan.texts.ts';

export interface ConnectedPlanExportProps {
  /** Gives the server what is on screen now: it exports the filters of the session (E7, E36). */
  readonly onPrepare: () => Promise<unknown>;
}

/** The plan list as a spreadsheet, in the viewer's zone, under the server's name (E7); for whoever may. */
export const ConnectedPlanExport = ({ onPrepare }: ConnectedPlanExportProps) => {
  const timeZone = useTimeZoneFinder();
  const download = useDownload(exportPlans);
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      await onPrepare();
      await download.mutateAsync({ timezone: timeZone() });
    } catch (error) {
      const message =
        error instanceof Error && error.message !== '' ? error.message : planTexts.list.exportFailed;
      toast({ message, tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={<Download />} isPending={isBusy} onPress={() => void run()}>
      {planTexts.list.export}
    </Button>
  );
};
