import { useRef, type ReactNode } from 'react';
import * as styles from './SplitView.css.ts';
import { useBeside } from './use-beside.ts';

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
  stacked?: 'asideFirst' | 'asideLast';
}

/**
 * Two columns; where there is no room for both (under 800 px of its own width), one below the other. The document has
 * them in the order in which they are seen, so that the Tab key and a reader follow it in a dialog too, which walks the
 * document. Their keys keep what is in them when they turn.
 */
export const SplitView = ({
  aside,
  children,
  asideWidth = 'medium',
  side = 'start',
  stacked = 'asideFirst',
}: SplitViewProps) => {
  const split = useRef<HTMLDivElement>(null);
  const isAsideFirst = useBeside(split) ? side === 'start' : stacked === 'asideFirst';
  const facts = (
    <div key="aside" className={styles.aside[asideWidth]}>
      {aside}
    </div>
  );
  const work = (
    <div key="work" className={styles.main}>
      {children}
    </div>
  );
  return (
    <div className={styles.container}>
      <div ref={split} data-component="SplitView" className={styles.split}>
        {isAsideFirst ? [facts, work] : [work, facts]}
      </div>
    </div>
  );
};
