import type { DetailsContext } from '@crt/api-client/types-main';
import { listTexts } from '@crt/domain-widgets/list-texts';
import { NeighbourLink } from '@crt/domain-widgets/NeighbourLink';
import { RecordNavigation } from '@crt/ui/RecordNavigation';
import { useShortcut } from '@crt/ui/use-shortcut';
import { useGoTo } from '../routes/location.ts';

const { group, nextRecord, previousRecord } = listTexts.keys;

export interface RecordStepsProps {
  /** What is walked through. */
  readonly label: string;
  readonly context: Pick<
    DetailsContext,
    'recordIndexNumber' | 'recordsNumber' | 'prevRecordId' | 'nextRecordId'
  >;
  readonly hrefOf: (id: number) => string;
  /** What the neighbours are called, where they are shown by name (L6, O3, P7). */
  readonly names?: { readonly previous: string | null; readonly next: string | null };
}

/** 'N of M' with the steps to the neighbours in the list that one came from; also by `[` and `]` (F2, REG17). */
export const RecordSteps = ({ label, context, hrefOf, names }: RecordStepsProps) => {
  const { recordIndexNumber: position, recordsNumber, prevRecordId, nextRecordId } = context;
  const goTo = useGoTo();
  const go = (id: number | null) => id !== null && goTo(hrefOf(id));
  const [onPrevious, onNext] = [() => go(prevRecordId), () => go(nextRecordId)];
  const [hasPrevious, hasNext] = [prevRecordId !== null, nextRecordId !== null];
  // At the ends of a list, too, people look up how they go back.
  const isDisabled = !hasPrevious && !hasNext;
  useShortcut({ keys: '[', label: previousRecord, group, isDisabled, onAction: onPrevious });
  useShortcut({ keys: ']', label: nextRecord, group, isDisabled, onAction: onNext });
  // Who has edited a record out of the list that he came from goes on to its neighbours all the same.
  if (position === null && !hasPrevious && !hasNext) return null;
  const linkTo = (side: 'previous' | 'next', id: number | null) =>
    names && <NeighbourLink side={side} name={names[side]} href={id === null ? null : hrefOf(id)} />;
  return (
    <RecordNavigation
      previousName={linkTo('previous', prevRecordId)}
      nextName={linkTo('next', nextRecordId)}
      label={label}
      position={position}
      count={recordsNumber}
      hasPrevious={hasPrevious}
      hasNext={hasNext}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  );
};
