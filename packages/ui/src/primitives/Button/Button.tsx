import type { ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { tones } from '../../theme/tone.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Button.css.ts';
import { PendingRing, heldBack } from './held-back.tsx';
import { useReason } from './use-reason.tsx';

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
  const element = useObjectRef(ref);
  const why = useReason(disabledReason, element);
  return (
    <>
      <AriaButton
        data-component="Button"
        {...mergeProps(props, why.handlers)}
        {...why.description}
        ref={element}
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
      {why.bubble}
    </>
  );
};
