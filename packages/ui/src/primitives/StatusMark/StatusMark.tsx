import type { ReactNode } from 'react';
import type { Role } from '../../theme/scales.ts';
import { tones } from '../../theme/tone.css.ts';
import { visuallyHidden } from '../Hidden/hidden.css.ts';
import * as styles from './StatusMark.css.ts';

/** What can be said about the state of a thing: each has a shape and a tone of its own. */
export type Status =
  'pending' | 'progress' | 'done' | 'doneLate' | 'paused' | 'risk' | 'failed' | 'skipped' | 'info';

const looks: Record<Status, { tone: Role; shape: ReactNode }> = {
  pending: { tone: 'neutral', shape: <circle cx="8" cy="8" r="5.25" /> },
  progress: {
    tone: 'info',
    shape: (
      <>
        <circle cx="8" cy="8" r="5.25" />
        <path
          d="M8 5.5a2.5 2.5 0 0 1 0 5z"
          className={styles.filled}
          transform="translate(8 8) scale(1.3) translate(-8 -8)"
        />
      </>
    ),
  },
  done: {
    tone: 'positive',
    shape: (
      <>
        <circle cx="8" cy="8" r="6" className={styles.filled} />
        <path d="m5.4 8.2 1.8 1.8 3.4-3.8" className={styles.cutOut} />
      </>
    ),
  },
  // A ring where what was on time is filled: it is over, and it was not as it should be.
  doneLate: {
    tone: 'caution',
    shape: (
      <>
        <circle cx="8" cy="8" r="5.25" />
        <path d="m5.6 8.2 1.6 1.6 3.2-3.6" />
      </>
    ),
  },
  paused: {
    tone: 'caution',
    shape: (
      <>
        <circle cx="8" cy="8" r="5.25" />
        <path d="M6.6 6v4M9.4 6v4" />
      </>
    ),
  },
  risk: {
    tone: 'caution',
    shape: (
      <>
        <path d="M8 2.6 14 13H2z" />
        <path d="M8 6.6v2.8M8 11.2v.1" />
      </>
    ),
  },
  failed: {
    tone: 'critical',
    shape: (
      <>
        <circle cx="8" cy="8" r="6" className={styles.filled} />
        <path d="m6 6 4 4M10 6l-4 4" className={styles.cutOut} />
      </>
    ),
  },
  skipped: {
    tone: 'neutral',
    shape: (
      <>
        <circle cx="8" cy="8" r="5.25" strokeDasharray="2 2.1" />
        <path d="M6 8h4" />
      </>
    ),
  },
  info: {
    tone: 'info',
    shape: (
      <>
        <circle cx="8" cy="8" r="5.25" />
        <path d="M8 7.4v3M8 5.4v.1" />
      </>
    ),
  },
};

export interface StatusMarkProps {
  status: Status;
  /** The word for the state. Always needed: a colour or a shape alone says nothing to many. */
  children: ReactNode;
  /** Hides the word where its column has no room; it is still read aloud and shown under the pointer. */
  isWordHidden?: boolean;
  /** Words break over lines where there is no room for them beside each other. */
  canBreak?: boolean;
}

/** A state as a shape, a word and a tone. */
export const StatusMark = ({ status, children, isWordHidden = false, canBreak = false }: StatusMarkProps) => {
  const { tone, shape } = looks[status];
  return (
    <span
      data-component="StatusMark"
      data-status={status}
      className={`${tones[tone]} ${canBreak ? styles.breaking : styles.mark}`}
      {...(isWordHidden && typeof children === 'string' ? { title: children } : {})}
    >
      <svg viewBox="0 0 16 16" className={styles.shape} aria-hidden="true" focusable="false">
        {shape}
      </svg>
      <span className={isWordHidden ? visuallyHidden : styles.word}>{children}</span>
    </span>
  );
};
