export { Popover } from '../src/primitives/Popover/Popover.tsx';
export type { PopoverProps } from '../src/primitives/Popover/Popover.tsx';
