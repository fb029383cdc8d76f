import type { ReactNode } from 'react';
import { Pressable } from 'react-aria-components/Pressable';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** What the bubble says: a name, a whole text that was cut, a reason. Never the only place of a fact. */
  content: ReactNode;
  /** The side on which it opens when there is room. */
  placement?: NonNullable<AriaTooltipProps['placement']>;
  /** Off: the child is shown as it is. Saves callers a condition around their child. */
  isDisabled?: boolean;
  /** Milliseconds of rest before it opens; names of icons come sooner than reasons. */
  delay?: number;
  /** Something of the kit that can have the focus: a Button, a Link, a field's button. */
  children?: ReactNode;
}

/** A short note at an element that shows on hover and on keyboard focus, and is read as its description. */
export const Tooltip = ({
  content,
  placement = 'top',
  isDisabled = false,
  delay = 500,
  children,
}: TooltipProps) => (
  <TooltipTrigger delay={delay} closeDelay={80} isDisabled={isDisabled}>
    {children}
    <AriaTooltip data-component="Tooltip" offset={6} placement={placement} className={styles.tooltip}>
      {content}
    </AriaTooltip>
  </TooltipTrigger>
);

/** Makes plain text or a mark reachable by keyboard, so that a Tooltip around it can be read by everybody. */
export const TooltipAnchor = ({ children }: { children: ReactNode }) => (
  <Pressable>
    <span role="button" className={styles.anchor}>
      {children}
    </span>
  </Pressable>
);
