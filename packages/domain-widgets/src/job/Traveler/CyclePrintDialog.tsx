import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { LabelSheet } from '@crt/ui/LabelSheet';
import { label100x50, officePapers, PrintDialog } from '@crt/ui/PrintDialog';
import { printTexts as texts } from '../job.texts.ts';
import { factsOfLabel, type PrintedBy } from './printed-cycle.ts';
import { Traveler } from './Traveler.tsx';

/** What of a cycle can be printed. */
export type CyclePrint = 'traveler' | 'label';

export interface CyclePrintDialogProps extends PrintedBy {
  readonly print: CyclePrint;
  readonly details: ManufacturingCycleDetails;
  /** Address of the cycle's page, which the QR code opens. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Shows the traveler or the label of a cycle and prints it (REG13). */
export const CyclePrintDialog = (props: CyclePrintDialogProps) => {
  const { print, details, address, onClose } = props;
  const plan = details.requestIdWithManufacturingRevision;
  if (print === 'label')
    return (
      <PrintDialog title={texts.labelOf(plan)} papers={[label100x50]} onClose={onClose}>
        <LabelSheet
          paper={label100x50}
          title={plan}
          lines={factsOfLabel(details)}
          code={address}
          codeLabel={texts.codeOf(plan)}
        />
      </PrintDialog>
    );
  return (
    <PrintDialog title={texts.travelerOf(plan)} papers={officePapers} scale={0.85} onClose={onClose}>
      <Traveler {...props} />
    </PrintDialog>
  );
};
