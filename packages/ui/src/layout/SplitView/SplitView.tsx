import type { ReactNode } from 'react';
import * as styles from './SplitView.css.ts';

export interface SplitViewProps {
  /** Facts about the whole: stays narrow. */
  aside: ReactNode;
  /** The work: takes the room that is left. */
  children: ReactNode;
  /** Width of the aside: `small` 280, `medium` 360, `large` 440 px. */
  asideWidth?: keyof typeof styles.aside;
  /** On which side the aside stands. */
  side?: 'start' | 'end';
  /** Which of the two stands above the other where there is no room beside it. */
  stacked?: keyof typeof styles.stacked;
}

/** Two columns; where there is no room for both (under 800 px of its own width), one below the other. */
export const SplitView = ({
  aside,
  children,
  asideWidth = 'medium',
  side = 'start',
  stacked = 'asideFirst',
}: SplitViewProps) => (
  <div className={styles.container}>
    <div
      data-component="SplitView"
      className={`${styles.split} ${styles.stacked[stacked]} ${styles.side[side]}`}
    >
      <div className={styles.aside[asideWidth]}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  </div>
);
