import type { DetailsContext } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { Dialog } from '@crt/ui/Dialog';
import { RecordNavigation } from '@crt/ui/RecordNavigation';
import { Inline, Spacer, Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { mayLeave, unsavedOnPage } from '@crt/ui/unsaved';
import { useState } from 'react';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { useCycleDetails } from '../use-cycle-details.ts';
import { cycleDialogTexts as texts, jobTexts } from '../job.texts.ts';
import {
  ConnectedManufacturingDetails,
  type ConnectedManufacturingDetailsProps,
} from './ConnectedManufacturingDetails.tsx';

export interface ConnectedManufacturingDialogProps extends Omit<
  ConnectedManufacturingDetailsProps,
  'isPrototype' | 'useContext' | 'tab' | 'onTab'
> {
  /** The cycle that is shown changes: a step to a neighbour in the list (G4, G25). */
  readonly onShow: (cycleId: number) => void;
  readonly onClose: () => void;
}

/** A cycle over the list: everything that its page can, with steps through the filtered list (G4, G5, G25, H29). */
export const ConnectedManufacturingDialog = ({
  onShow,
  onClose,
  ...details
}: ConnectedManufacturingDialogProps) => {
  const { cycleId, list } = details;
  const { data } = useCycleDetails({ cycleId, useContext: true, list });
  // What is typed and not saved is asked about by its own editor; what was saved is no reason to ask.
  const leave = (then: () => void) => void mayLeave(unsavedOnPage).then((isAgreed) => isAgreed && then());
  return (
    <Dialog
      isOpen
      width="60%"
      title={texts.title}
      onClose={() => leave(onClose)}
      footer={<Button onPress={() => leave(onClose)}>{texts.close}</Button>}
    >
      <div onInput={(event) => event.stopPropagation()}>
        <Stack gap={4}>
          <Inline>
            <Text weight="semibold" isNumeric>
              {data?.requestIdWithManufacturingRevision}
            </Text>
            <Spacer />
            <Steps context={data?.context} onShow={(id) => leave(() => onShow(id))} />
          </Inline>
          <EditLockProvider key={cycleId}>
            <ConnectedManufacturingDetails {...details} useContext />
          </EditLockProvider>
        </Stack>
      </div>
    </Dialog>
  );
};

interface StepsProps {
  /** Undefined while the cycle is being read. */
  readonly context: DetailsContext | null | undefined;
  readonly onShow: (cycleId: number) => void;
}

/** 'n of total' within the filtered list, over the borders of its pages (G25). */
const Steps = ({ context: read, onShow }: StepsProps) => {
  // The place of the last cycle stays until the next one is there: without the steps the focus would fall on Close.
  const [context, setContext] = useState(read);
  if (read !== undefined && read !== context) setContext(read);
  if (!context) return null;
  const { recordIndexNumber, recordsNumber, prevRecordId, nextRecordId } = context;
  return (
    <RecordNavigation
      label={jobTexts.cycles}
      position={recordIndexNumber}
      count={recordsNumber}
      isPending={read === undefined}
      hasPrevious={prevRecordId !== null}
      hasNext={nextRecordId !== null}
      onPrevious={() => prevRecordId !== null && onShow(prevRecordId)}
      onNext={() => nextRecordId !== null && onShow(nextRecordId)}
    />
  );
};
