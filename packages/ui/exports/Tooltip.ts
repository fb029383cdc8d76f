export { Tooltip, TooltipAnchor } from '../src/primitives/Tooltip/Tooltip.tsx';
export type { TooltipAnchorProps, TooltipProps } from '../src/primitives/Tooltip/Tooltip.tsx';
