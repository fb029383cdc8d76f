import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { tones } from '../../theme/tone.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { ButtonProps } from './Button.tsx';
import * as styles from './Button.css.ts';
import { PendingRing, heldBack } from './held-back.tsx';

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
