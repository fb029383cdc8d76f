export { Tooltip, TooltipAnchor } from '../src/primitives/Tooltip/Tooltip.tsx';
export type { TooltipProps } from '../src/primitives/Tooltip/Tooltip.tsx';
