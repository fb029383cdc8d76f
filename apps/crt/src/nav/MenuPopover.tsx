import type { ReactNode, RefObject } from 'react';
import { Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './MenuPopover.css.ts';

export interface MenuPopoverProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly label: string;
  readonly placement: 'bottom start' | 'bottom end' | 'end top' | 'end bottom';
  readonly children: ReactNode;
}

/** A menu that hangs on a button of the navigation. */
export const MenuPopover = ({ trigger, onClose, label, placement, children }: MenuPopoverProps) => (
  <Popover
    isOpen
    triggerRef={trigger}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    className={styles.popover}
    placement={placement}
    offset={6}
  >
    <Menu aria-label={label} className={styles.menu} autoFocus="first" onClose={onClose}>
      {children}
    </Menu>
  </Popover>
);
