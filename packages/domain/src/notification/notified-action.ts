/** How an action came about: on a screen, by an import, by one action on many things, or by scheduling. */
export type ActionSource = 'screen' | 'import' | 'bulk' | 'scheduler';

/** Where it was no person on a screen, an action begins so. */
const begins: Readonly<Record<ActionSource, string>> = {
  screen: '',
  import: 'Import: ',
  bulk: 'Bulk operation: ',
  scheduler: 'Scheduling: ',
};

/** So much of it leaves room for who did it, and for what the contract lets be told. */
const longest = 300;

/**
 * What one action did of which several notifications tell (D16), without a full stop: 'Priority set to Yes'. `firstChange`
 * is the sentence of the first change that it made of one of its plans.
 */
export function actionText(source: ActionSource, firstChange: string): string {
  return shortened(begins[source] + firstChange.replace(/\.$/, ''));
}

/**
 * The same of a planning anew of all open plans: what was done that their dates depend on, where it was several things the
 * first of them, as 'Holiday Christmas on 2026-12-25 added to Berlin Holidays, and 2 other changes'. @throws RangeError when
 * nothing was done.
 */
export function replanningText(reasons: readonly string[]): string {
  const [first, ...others] = reasons;
  if (first === undefined) throw new RangeError('A planning anew has a reason');
  const more = others.length === 1 ? 'another change' : `${others.length} other changes`;
  return others.length === 0 ? first : `${first}, and ${more}`;
}

const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
