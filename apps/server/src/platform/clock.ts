/** The server's only source of the present; tests and demo data freeze it. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands at `instant` (CRT_CLOCK). */
export function frozenClock(instant: Date): Clock {
  return { now: () => new Date(instant) };
}

/** A clock that goes on by some ms whenever it is asked; for tests. */
export function tickingFrom(instant: Date, stepMs: number): Clock {
  let asked = 0;
  return { now: () => new Date(instant.getTime() + stepMs * (asked += 1)) };
}
