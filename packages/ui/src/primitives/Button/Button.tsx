import { type ReactNode, type Ref, createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { tones } from '../../theme/tone.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Tooltip as TooltipType } from '../Tooltip/Tooltip.tsx';
import * as styles from './Button.css.ts';
import { PendingRing, heldBack } from './held-back.tsx';

/** How a button looks; shared by Button, IconButton and ButtonLink. */
export interface ButtonLook {
  /** `accent` for the one main action, `critical` for what cannot be undone, else `neutral`. */
  tone?: 'neutral' | 'accent' | 'critical';
  /** `solid` once per view, `outline` beside it, `ghost` in bars, tables and cards. */
  variant?: 'solid' | 'outline' | 'ghost';
  size?: 'small' | 'medium' | 'large';
}

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'>, ButtonLook {
  children: ReactNode;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** A lucide icon behind the words: only for "opens something" (chevron). */
  iconAfter?: ReactNode;
  isFullWidth?: boolean;
  /**
   * Why the action is not possible now. The button can still be reached by keyboard, does nothing, and tells
   * the reason on hover, on focus and to screen readers. Prefer it to `isDisabled`.
   */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A push button. While `isPending` it keeps its width, stays focused and cannot be pressed twice. */
export const Button = ({
  children,
  icon,
  iconAfter,
  tone = 'neutral',
  variant = 'outline',
  size = 'medium',
  isFullWidth = false,
  disabledReason,
  isPending = false,
  ref,
  ...props
}: ButtonProps) => {
  const tooltip = useReasonTooltip(disabledReason !== undefined);
  const focus = useFocusAcross(tooltip !== undefined, ref);
  const button = (
    <AriaButton
      data-component="Button"
      {...mergeProps(props, { onFocusChange: focus.onFocusChange })}
      ref={focus.ref}
      {...(disabledReason === undefined && !isPending ? {} : heldBack)}
      {...(isPending ? { 'data-busy': '' } : {})}
      className={`${tones[tone]} ${styles.button({ tone, variant, size, isFullWidth })}`}
    >
      <span className={styles.content}>
        {icon !== undefined && <Icon>{icon}</Icon>}
        {children}
        {iconAfter !== undefined && <Icon>{iconAfter}</Icon>}
      </span>
      {isPending && <PendingRing />}
    </AriaButton>
  );
  return tooltip === undefined
    ? button
    : createElement(tooltip, { content: disabledReason, delay: 200 }, button);
};

let LoadedTooltip: typeof TooltipType | undefined;

/** The tooltip is larger than the button, so a page that never holds one back never loads it. */
const useReasonTooltip = (isNeeded: boolean) => {
  const [Loaded, setLoaded] = useState(() => LoadedTooltip);
  useEffect(() => {
    if (!isNeeded || Loaded !== undefined) return;
    let isWanted = true;
    void import('../Tooltip/Tooltip.tsx').then(({ Tooltip }) => {
      LoadedTooltip = Tooltip;
      if (isWanted) setLoaded(() => Tooltip);
    });
    return () => {
      isWanted = false;
    };
  }, [isNeeded, Loaded]);
  return isNeeded ? Loaded : undefined;
};

/**
 * A reason that comes or goes puts the button into or out of a tooltip, which makes it a new element. Whoever had
 * the focus on it (by having just pressed it) keeps it.
 */
const useFocusAcross = (isInTooltip: boolean, outer: Ref<HTMLButtonElement> | undefined) => {
  const ref = useObjectRef(outer);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [isInTooltip, ref]);
  return { ref, onFocusChange: (isFocused: boolean) => void (hasFocus.current = isFocused) };
};
