import type { DOMAttributes, ReactNode, RefObject } from 'react';
import {
  Tooltip,
  TooltipContext,
  type TooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipBubbleProps {
  readonly state: TooltipTriggerState;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly placement: NonNullable<TooltipProps['placement']>;
  /** The id by which the trigger names it. */
  readonly aria: DOMAttributes<Element>;
  readonly children: ReactNode;
}

/** The bubble of a Tooltip: placed beside its trigger, kept inside the window. */
const TooltipBubble = ({ state, trigger, placement, aria, children }: TooltipBubbleProps) => (
  <TooltipTriggerStateContext value={state}>
    <TooltipContext value={{ ...aria, triggerRef: trigger }}>
      <Tooltip data-component="Tooltip" offset={6} placement={placement} className={tooltip}>
        {children}
      </Tooltip>
    </TooltipContext>
  </TooltipTriggerStateContext>
);

export default TooltipBubble;
