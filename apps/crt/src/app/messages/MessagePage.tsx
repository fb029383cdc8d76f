import type { ReactNode } from 'react';
import * as styles from './MessagePage.css.ts';

export interface MessagePageProps {
  /** The one sentence; the specification's text. */
  readonly title: string;
  readonly hint?: string;
  /** Buttons. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page that only says something: no rights, not found, failed (B21). One sentence, one action. */
export const MessagePage = ({ title, hint, actions, children }: MessagePageProps) => (
  <div className={styles.page}>
    <h1 className={styles.heading}>{title}</h1>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {children}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
);
