import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BarButton } from '../../data/BarButton/BarButton.tsx';
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
  /** What the neighbours are called, as links; each stands beside its step. */
  previousName?: ReactNode;
  nextName?: ReactNode;
  /** While the neighbour is being looked up. */
  isPending?: boolean;
}

/**
 * `N of M`, with a step to either side, through the list that one came from. Whoever steps by key stays on the step, also at
 * the ends and while the neighbour is being read.
 */
export const RecordNavigation = ({
  label,
  position,
  count,
  hasPrevious = position !== null && position > 1,
  hasNext = position !== null && position < count,
  onPrevious,
  onNext,
  isPending = false,
  previousName,
  nextName,
}: RecordNavigationProps) => {
  const texts = useTexts();
  return (
    <nav aria-label={label} data-component="RecordNavigation" className={styles.navigation}>
      <BarButton
        kind="icon"
        label={texts.previous}
        isHeldBack={isPending || !hasPrevious}
        onPress={onPrevious}
      >
        <ChevronLeft className={mirrored} size={16} strokeWidth={1.5} aria-hidden />
      </BarButton>
      {previousName}
      <span aria-live="polite" className={styles.position}>
        {position === null ? texts.noPosition : texts.position(position, count)}
      </span>
      {nextName}
      <BarButton kind="icon" label={texts.next} isHeldBack={isPending || !hasNext} onPress={onNext}>
        <ChevronRight className={mirrored} size={16} strokeWidth={1.5} aria-hidden />
      </BarButton>
    </nav>
  );
};
