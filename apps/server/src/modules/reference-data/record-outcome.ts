/** A write of a record that was done, in a sentence for the person. */
export interface Written {
  readonly id: number;
  readonly message: string;
  /** The counter behind its stamp; a removed record has none. */
  readonly stamp?: number;
}

/** A write of a record that was not done, in a sentence for the person. */
export interface Refusal {
  /**
   * What stands against it: what was entered, a name that another record has, something that it points at and that was
   * removed, too many records, something that uses the record, a newer version of the same field, or a warning that was not
   * confirmed yet (A24).
   */
  readonly refusal: 'invalid' | 'taken' | 'gone' | 'full' | 'in-use' | 'stale' | 'unconfirmed';
  readonly message: string;
  /** The field that it is about. */
  readonly field?: string | undefined;
  /** The counter behind the stamp of the newer version. */
  readonly stamp?: number;
}

/** How a write of a record ended. Both faces of reference data, the envelope and REST, are made of it. */
export type Outcome = Written | Refusal;

/** Whether nothing was written. */
export function isRefusal(outcome: Outcome): outcome is Refusal {
  return 'refusal' in outcome;
}
