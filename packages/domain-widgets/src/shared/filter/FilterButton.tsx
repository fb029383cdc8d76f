import { Button } from '@crt/ui/Button';
import { ChevronDown } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as styles from './FilterPicker.css.ts';

/** What the popover of a filter needs of its button, or of what stands around it. */
export interface FilterPopoverPlace {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export interface FilterButtonProps {
  readonly label: string;
  /** How many values are chosen. */
  readonly count?: number;
  /** Fetches the popover's files as soon as somebody comes near. */
  readonly preload: () => void;
  /** Draws the popover, whose files come with the first press. */
  readonly children: (place: FilterPopoverPlace) => ReactNode;
}

/** The button of a filter: says how many values are chosen, and opens what sets them. */
export const FilterButton = ({ label, count = 0, preload, children }: FilterButtonProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        iconAfter={<ChevronDown />}
        onPress={() => setIsOpen(!isOpen)}
        onHoverStart={preload}
        onFocus={preload}
      >
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      {isOpen && <Suspense>{children({ trigger, onClose: () => setIsOpen(false) })}</Suspense>}
    </>
  );
};
