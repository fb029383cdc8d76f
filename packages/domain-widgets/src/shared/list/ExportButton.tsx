import { Button } from '@crt/ui/Button';
import { toast } from '@crt/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { listTexts } from './list.texts.ts';

export interface ExportButtonProps {
  /** What it says, where it is more than 'Export'. */
  readonly label?: string;
  /** Says what failed, where the server does not: 'The plans could not be exported.' */
  readonly failed: string;
  /** Saves the file of the server. */
  readonly onExport: () => Promise<unknown>;
}

/** Saves a file that the server makes, and tells when that failed (E7). */
export const ExportButton = ({ label = listTexts.export, failed, onExport }: ExportButtonProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      await onExport();
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : failed;
      toast({ message, tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={<Download />} isPending={isBusy} onPress={() => void run()}>
      {label}
    </Button>
  );
};
