/** The envelope around every answer of the main API (A23). */
export interface Answer {
  readonly result: 0 | 1 | 2;
  readonly message: string;
  readonly timestamp: string | null;
}

/** A read that succeeded, with its payload beside the envelope's members. */
export function answerOf<Payload extends object>(
  payload: Payload,
  timestamp: string | null = null,
): Answer & Payload {
  return { result: 0, message: '', timestamp, ...payload };
}

/** Done; `message` is the sentence that the person reads. */
export function done(message: string, timestamp: string | null = null): Answer {
  return { result: 0, message, timestamp };
}

/** Nothing was changed yet: the person may confirm and send again with the warning ignored (A24). */
export function asks(message: string): Answer {
  return { result: 1, message, timestamp: null };
}

/** Refused by a business rule (A26). */
export function refused(message: string, timestamp: string | null = null): Answer {
  return { result: 2, message, timestamp };
}
