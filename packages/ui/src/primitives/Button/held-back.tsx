import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

// Not react-aria's own pending, whose announcement outlives the button and then points at nothing.
// Not `disabled`, which would take the focus away; not `submit`, which Enter in a field would still trigger.
/** What makes a button do nothing while it can still be reached. */
export const heldBack = {
  'aria-disabled': true,
  type: 'button',
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressChange: undefined,
  onPressUp: undefined,
  onClick: undefined,
} as unknown as AriaButtonProps;

/** Stands over the words while something goes on. */
export const PendingRing = () => (
  <span className={styles.pending}>
    <Spinner />
  </span>
);
