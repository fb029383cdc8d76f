import { lazy, Suspense, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
// Not public, but react-aria is pinned and its own TooltipTrigger, which brings the bubble along, is made of it.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { anchor } from './Tooltip.css.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

// Placing a bubble weighs as much as a whole button and most of them are never opened.
const load = (): Promise<{ default: ComponentType<TooltipBubbleProps> }> =>
  // A note that cannot be fetched is no reason to lose the screen on which it would stand.
  import('./TooltipBubble.tsx').catch(() => ({ default: () => null }));
const TooltipBubble = lazy(load);

export interface TooltipProps {
  /** What the bubble says: a name, a whole text that was cut, a reason. Never the only place of a fact. */
  content: ReactNode;
  /** The side on which it opens when there is room. */
  placement?: TooltipBubbleProps['placement'];
  /** Off: the child is shown as it is. Saves callers a condition around their child. */
  isDisabled?: boolean;
  /** Milliseconds of rest before it opens; names of icons come sooner than reasons. */
  delay?: number;
  /** Something of the kit that can have the focus: a Button, a Link, a field's button. */
  children?: ReactNode;
}

/**
 * A short note at an element that shows on hover and on keyboard focus, and is read as its description. The bubble's
 * code is fetched when somebody first comes near one.
 */
export const Tooltip = ({
  content,
  placement = 'top',
  isDisabled = false,
  delay = 500,
  children,
}: TooltipProps) => {
  const trigger = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState({ delay, closeDelay: 80, isDisabled });
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, trigger);
  // Stays from the first opening on, so that it can fade out.
  const [wasOpened, setWasOpened] = useState(false);
  if (state.isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <FocusableProvider {...mergeProps(triggerProps, { onPointerEnter: () => void load() })} ref={trigger}>
        {children}
      </FocusableProvider>
      {wasOpened && (
        <Suspense>
          <TooltipBubble state={state} trigger={trigger} placement={placement} aria={tooltipProps}>
            {content}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  );
};

export interface TooltipAnchorProps {
  children: ReactNode;
  /** In a cell of a table: the arrow keys come to it, Tab goes past. */
  excludeFromTabOrder?: boolean;
}

/** Makes plain text or a mark reachable by keyboard, so that a Tooltip around it can be read by everybody. */
export const TooltipAnchor = ({ children, excludeFromTabOrder = false }: TooltipAnchorProps) => (
  <Pressable>
    <span role="button" tabIndex={excludeFromTabOrder ? -1 : 0} className={anchor}>
      {children}
    </span>
  </Pressable>
);
