import { Button } from '@crt/ui/Button';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { FilterGroup } from './filter-option.ts';
import * as styles from './FilterPicker.css.ts';

// Opened by a press, so it need not be among the first files of a list.
const load = () => import('./FilterPickerPopover.tsx');
const FilterPickerPopover = lazy(load);

export interface FilterPickerProps {
  readonly label: string;
  readonly groups: readonly FilterGroup[];
  /** Ids of the chosen options. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** The options are on their way. */
  readonly isLoading?: boolean;
}

/** One filter of a list: a button that says how many values are chosen, and opens a searchable list of them. */
export const FilterPicker = ({ label, ...picker }: FilterPickerProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const count = picker.chosen.length;
  return (
    <>
      <Button
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        iconAfter={<ChevronDown />}
        onPress={() => setIsOpen(!isOpen)}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
      >
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterPickerPopover {...picker} label={label} trigger={trigger} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
