/** Answer of an operation as specified: 0 Success, 1 Warning, 2 Error (S0 §4; entity OperationResult). */
export interface Envelope<Data = never> {
  readonly result: 0 | 1 | 2;
  readonly message: string | null;
  /** The new stamp of the changed thing. */
  readonly timestamp: string | null;
  readonly data: Data | null;
}

interface EnvelopeParts<Data> {
  readonly message?: string | undefined;
  readonly timestamp?: string | undefined;
  readonly data?: Data | undefined;
}

function envelope<Data>(result: 0 | 1 | 2, parts: EnvelopeParts<Data>): Envelope<Data> {
  return {
    result,
    message: parts.message ?? null,
    timestamp: parts.timestamp ?? null,
    data: parts.data ?? null,
  };
}

/** Done. */
export function success<Data = never>(parts: EnvelopeParts<Data> = {}): Envelope<Data> {
  return envelope(0, parts);
}

/** Nothing was changed yet: the person may confirm `message` and send again with the warning ignored. */
export function warning<Data = never>(message: string, parts: EnvelopeParts<Data> = {}): Envelope<Data> {
  return envelope(1, { ...parts, message });
}

/** Refused by a business rule; `message` is shown as it is. */
export function failure<Data = never>(message: string, parts: EnvelopeParts<Data> = {}): Envelope<Data> {
  return envelope(2, { ...parts, message });
}
