import type { Actor } from '../../context.ts';

/** A verified token with the person behind it. */
export interface Caller {
  readonly actor: Actor;
  /** When the token ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}
