import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** A PageHeader. */
  header?: ReactNode;
  children: ReactNode;
  /** `flow` grows with its content; `fill` is as high as the window, and a part of it scrolls (lists). */
  height?: 'flow' | 'fill';
  /** `full` for tables, `reading` (960 px) for forms and text. */
  width?: 'full' | 'reading';
}

/** The content area of a screen: the same start, the same margins everywhere. Stands inside the shell's `main`. */
export const Page = ({ header, children, height = 'flow', width = 'full' }: PageProps) => (
  <div data-component="Page" className={`${styles.page} ${styles.height[height]} ${styles.width[width]}`}>
    {header}
    <div className={`${styles.body} ${height === 'fill' ? styles.filling : ''}`}>{children}</div>
  </div>
);
