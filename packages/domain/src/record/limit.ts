import { denyWhere, type Verdict } from '../verdict.ts';

/** What there may be only so many of, and what people call it: 'documents of a product'. */
export interface Limit {
  readonly most: number;
  /** Absent where the refusal stands in the very list that is full. */
  readonly of?: string;
}

/**
 * Whether there can be more beside those that are there; nothing more always can. Lists of the API end with these limits.
 */
export const canHaveMore = ({ most, of }: Limit, there: number, added = 1): Verdict =>
  denyWhere([
    added > 0 && there + added > most,
    of === undefined
      ? `There are ${most.toLocaleString('en')} already, and there can be no more.`
      : `There can be no more than ${most.toLocaleString('en')} ${of}.`,
  ]);
