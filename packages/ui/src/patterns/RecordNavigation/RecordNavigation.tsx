import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { mirrored } from '../../primitives/Icon/Icon.css.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from './RecordNavigation.css.ts';

export interface RecordNavigationProps {
  /** What is walked through: `Plans`. */
  label: string;
  /** Place of the shown record, counted from 1; null when it no longer belongs to the list that one came from. */
  position: number | null;
  count: number;
  /** Whether there is a record to either side; follows from the position where there is one. */
  hasPrevious?: boolean;
  hasNext?: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** While the neighbour is being looked up. */
  isPending?: boolean;
}

/** `N of M`, with a step to either side, through the list that one came from. */
export const RecordNavigation = ({
  label,
  position,
  count,
  hasPrevious = position !== null && position > 1,
  hasNext = position !== null && position < count,
  onPrevious,
  onNext,
  isPending = false,
}: RecordNavigationProps) => {
  const texts = useTexts();
  return (
    <nav aria-label={label} data-component="RecordNavigation" className={styles.navigation}>
      <IconButton
        size="small"
        label={texts.previous}
        icon={<ChevronLeft className={mirrored} />}
        isDisabled={isPending || !hasPrevious}
        onPress={onPrevious}
      />
      <span aria-live="polite" className={styles.position}>
        {position === null ? texts.noPosition : texts.position(position, count)}
      </span>
      <IconButton
        size="small"
        label={texts.next}
        icon={<ChevronRight className={mirrored} />}
        isDisabled={isPending || !hasNext}
        onPress={onNext}
      />
    </nav>
  );
};
