import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import * as styles from './FilterPicker.css.ts';

export interface FilterSheetProps extends FilterPopoverPlace {
  readonly label: string;
  readonly children: ReactNode;
  /** Buttons below the fields. */
  readonly footer?: ReactNode;
  readonly placement?: PopoverProps['placement'];
  /** As wide as what stands in it, for a table; otherwise as wide as fields are. */
  readonly isFitted?: boolean;
}

/** Fields or facts that hang on their button; Escape and a press outside close it and keep what was set. */
export const FilterSheet = ({
  label,
  children,
  footer,
  trigger,
  onClose,
  placement,
  isFitted = false,
}: FilterSheetProps) => (
  <Popover
    isOpen
    triggerRef={trigger}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    placement={placement ?? 'bottom start'}
    offset={4}
    className={styles.popover}
  >
    <Dialog aria-label={label} className={isFitted ? styles.fitted : styles.sheet}>
      <div className={styles.fields}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Dialog>
  </Popover>
);
