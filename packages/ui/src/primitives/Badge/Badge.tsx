import type { ReactNode } from 'react';
import type { Role } from '../../theme/scales.ts';
import { tones } from '../../theme/tone.css.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: Role;
  /** `soft` for words, `solid` for counts that call, `outline` for facts without weight (zones, versions). */
  variant?: 'soft' | 'solid' | 'outline';
}

/** A word or a number in a small frame. It says, it does not do: for something to remove use Tag. */
export const Badge = ({ children, tone = 'neutral', variant = 'soft' }: BadgeProps) => (
  <span data-component="Badge" className={`${tones[tone]} ${badge({ variant })}`}>
    {children}
  </span>
);

export interface CountProps {
  value: number;
  tone?: Role;
  /** Above it the number is shown as `99+`; the whole number is read aloud. */
  limit?: number;
  /** What is counted, said under the pointer. */
  title?: string | undefined;
}

/** How many: round, quiet, digits of one width. */
export const Count = ({ value, tone = 'neutral', limit = 999, title }: CountProps) => (
  <span
    data-component="Count"
    title={title}
    className={`${tones[tone]} ${badge({ variant: tone === 'neutral' ? 'soft' : 'solid', isCount: true })}`}
  >
    {value > limit ? <span aria-label={String(value)} role="img">{`${limit}+`}</span> : value}
  </span>
);
