import type { ReactNode, Ref } from 'react';
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
  ...props
}: ButtonProps) => (
  <ReasonTooltip reason={disabledReason}>
    <AriaButton
      data-component="Button"
      {...props}
      {...(disabledReason === undefined ? {} : heldBack)}
      className={`${tones[tone]} ${styles.button({ tone, variant, size, isFullWidth })}`}
    >
      <span className={styles.content}>
        {icon !== undefined && <Icon>{icon}</Icon>}
        {children}
        {iconAfter !== undefined && <Icon>{iconAfter}</Icon>}
      </span>
      {props.isPending === true && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  </ReasonTooltip>
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
      {...(disabledReason === undefined ? {} : heldBack)}
      aria-label={label}
      className={`${tones[tone]} ${styles.button({ tone, variant, size, isIconOnly: true })}`}
    >
      <span className={styles.content}>
        <Icon>{icon}</Icon>
      </span>
      {props.isPending === true && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  </Tooltip>
);

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

// Always there, only asleep: a button that is held back after a press must not lose its focus by a remount.
const ReasonTooltip = ({ reason, children }: { reason: string | undefined; children: ReactNode }) => (
  <Tooltip content={reason} delay={200} isDisabled={reason === undefined}>
    {children}
  </Tooltip>
);
