import { Inbox, Lock, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDataTexts, type DataTexts } from '../data-texts.ts';
import * as styles from './EmptyState.css.ts';

/** Why there is nothing: nothing was made yet, no row fits the filters, or this person may not see the rows. */
export type EmptyReason = 'nothingYet' | 'nothingMatches' | 'notAllowed';

export interface EmptyStateProps {
  reason: EmptyReason;
  /** What is missing, in a few words; each reason has a default. */
  title?: string;
  /** One sentence that helps on; each reason has a default or none. */
  children?: ReactNode;
  /** At most one action, usually a Button. */
  action?: ReactNode;
}

const ICONS = { nothingYet: Inbox, nothingMatches: SearchX, notAllowed: Lock } as const;

const titleOf = (reason: EmptyReason, texts: DataTexts): string =>
  ({
    nothingYet: texts.nothingYetTitle,
    nothingMatches: texts.nothingMatchesTitle,
    notAllowed: texts.notAllowedTitle,
  })[reason];

const hintOf = (reason: EmptyReason, texts: DataTexts): string | undefined =>
  ({ nothingYet: undefined, nothingMatches: texts.nothingMatchesHint, notAllowed: texts.notAllowedHint })[
    reason
  ];

/** Says why there is nothing to see, in one sentence with at most one action. */
export const EmptyState = ({ reason, title, children, action }: EmptyStateProps) => {
  const texts = useDataTexts();
  const Mark = ICONS[reason];
  const hint = children ?? hintOf(reason, texts);
  return (
    <div className={styles.root} data-component="EmptyState" data-reason={reason}>
      <span className={styles.markTone.neutral}>
        <Mark size={20} strokeWidth={1.5} aria-hidden />
      </span>
      <p className={styles.title}>{title ?? titleOf(reason, texts)}</p>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
};
