import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { tones } from '../../theme/tone.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Button.css.ts';

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
  const focus = useFocusAcross(disabledReason, ref);
  return (
    <ReasonTooltip reason={disabledReason}>
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
    </ReasonTooltip>
  );
};

const PendingRing = () => (
  <span className={styles.pending}>
    <Spinner />
  </span>
);

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'iconAfter' | 'isFullWidth' | 'aria-label'
> {
  /** The name of the action: read aloud and shown as a tooltip. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** Side of the tooltip. */
  placement?: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
}

/** A square button with an icon and a name that shows on hover and focus. */
export const IconButton = ({
  label,
  icon,
  tone = 'neutral',
  variant = 'ghost',
  size = 'medium',
  disabledReason,
  isPending = false,
  placement = 'top',
  ...props
}: IconButtonProps) => (
  <Tooltip
    content={disabledReason === undefined ? label : `${label}: ${disabledReason}`}
    placement={placement}
  >
    <AriaButton
      data-component="IconButton"
      {...props}
      {...(disabledReason === undefined && !isPending ? {} : heldBack)}
      {...(isPending ? { 'data-busy': '' } : {})}
      aria-label={label}
      className={`${tones[tone]} ${styles.button({ tone, variant, size, isIconOnly: true })}`}
    >
      <span className={styles.content}>
        <Icon>{icon}</Icon>
      </span>
      {isPending && <PendingRing />}
    </AriaButton>
  </Tooltip>
);

// Not react-aria's own pending, whose announcement outlives the button and then points at nothing.
// Not `disabled`, which would take the focus away; not `submit`, which Enter in a field would still trigger.
const heldBack = {
  'aria-disabled': true,
  type: 'button',
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressChange: undefined,
  onPressUp: undefined,
  onClick: undefined,
} as unknown as AriaButtonProps;

const ReasonTooltip = ({ reason, children }: { reason: string | undefined; children: ReactNode }) =>
  reason === undefined ? (
    children
  ) : (
    <Tooltip content={reason} delay={200}>
      {children}
    </Tooltip>
  );

/**
 * A reason that comes or goes puts the button into or out of a tooltip, which makes it a new element. Whoever had
 * the focus on it (by having just pressed it) keeps it.
 */
const useFocusAcross = (reason: string | undefined, outer: Ref<HTMLButtonElement> | undefined) => {
  const ref = useObjectRef(outer);
  const hasFocus = useRef(false);
  const hasReason = reason !== undefined;
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [hasReason, ref]);
  return { ref, onFocusChange: (isFocused: boolean) => void (hasFocus.current = isFocused) };
};
