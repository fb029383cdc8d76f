export { EventPopover } from '../src/calendar/EventPopover/EventPopover.tsx';
export type { EventPopoverProps } from '../src/calendar/EventPopover/EventPopover.tsx';
