import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { content } from './Popover.css.ts';
import { surface } from './surface.css.ts';

export interface PopoverProps {
  /** A Button that opens it. */
  trigger: ReactNode;
  /** Read aloud when it opens. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: NonNullable<AriaPopoverProps['placement']>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Something small beside its button: details, a few fields. Escape or a press outside closes it. */
export const Popover = ({ trigger, label, children, placement = 'bottom start', ...state }: PopoverProps) => (
  <DialogTrigger {...state}>
    {trigger}
    <AriaPopover data-component="Popover" offset={4} placement={placement} className={surface}>
      <Dialog aria-label={label} className={content}>
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </Dialog>
    </AriaPopover>
  </DialogTrigger>
);
