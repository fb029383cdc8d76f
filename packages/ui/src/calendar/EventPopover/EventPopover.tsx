import { type ReactNode, useMemo } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useIsNarrow } from '../../layout/use-is-narrow.ts';
import { content } from '../../primitives/Popover/Popover.css.ts';
import { surface } from '../../primitives/Popover/surface.css.ts';

export interface EventPopoverProps {
  /** Where the event stands that was pressed, as `onEventPress` tells it; undefined while it is closed. */
  element: HTMLElement | undefined;
  /** Names it for screen readers: whose details they are. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Details beside an event of a calendar, or under one that is as wide as the calendar. Escape or a press outside closes it
 * and gives the focus back to the event.
 */
export const EventPopover = ({ element, label, onClose, children }: EventPopoverProps) => {
  const anchor = useMemo(() => ({ current: element ?? null }), [element]);
  const isNarrow = useIsNarrow();
  // Away at once: what it tells is gone with the event that was pressed.
  if (!element) return null;
  // Beside a row of a list, or what lies in a single day, there is no room left; in a narrow window beside nothing.
  const isWide = element.offsetWidth > window.innerWidth / 2;
  return (
    <Popover
      data-component="EventPopover"
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      offset={4}
      placement={isWide || isNarrow ? 'bottom start' : 'end top'}
      className={surface}
    >
      <Dialog aria-label={label} className={content}>
        {children}
      </Dialog>
    </Popover>
  );
};
