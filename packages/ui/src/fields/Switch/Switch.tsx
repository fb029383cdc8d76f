import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children' | 'render'> {
  /** Its words; without them give an `aria-label`. */
  children?: ReactNode;
}

/** On or off, at once. For what is only saved later use Checkbox. */
export const Switch = ({ children, ...props }: SwitchProps) => (
  <AriaSwitch data-component="Switch" {...props} className={styles.toggle}>
    <span className={styles.track}>
      <span className={styles.thumb} />
    </span>
    {children !== undefined && <span>{children}</span>}
  </AriaSwitch>
);
