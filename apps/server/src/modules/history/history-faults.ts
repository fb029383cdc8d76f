import type { AnchoredEnd } from './anchor-file.ts';
import { hashBeginning, hashChange, type StoredValues, type Thing } from './change-hash.ts';
import type { changeChains, changes } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';

/** What is wrong with the history of one thing, and from which of its changes on. */
export interface Fault extends Thing {
  readonly sequence: number;
  /**
   * `content`: a change is not as it was written; `link`: it does not follow from the one before; `gap`: one is missing
   * before it; `end`: the recorded end is another one; `anchor`: an anchor outside knows it otherwise; `chain`: the
   * thing is there, its history is not; `beginning`: nor is what it began with; `gone`: its history is there, the thing
   * is not; `removed`: an anchor knows it, and nothing is left; `late`: no anchor knows a change, though it is old;
   * `value`: a field has a value that no change tells; `before`: a change of a field began from one that no change tells.
   */
  readonly reason:
    | 'content'
    | 'link'
    | 'gap'
    | 'end'
    | 'anchor'
    | 'chain'
    | 'beginning'
    | 'gone'
    | 'removed'
    | 'late'
    | 'value'
    | 'before';
  readonly field?: string;
}

type Change = typeof changes.$inferSelect;

/** A thing with all that is known about its history. */
export interface ToldThing extends Thing {
  /** In the order of their sequence. */
  readonly changes: readonly Change[];
  readonly end: Pick<typeof changeChains.$inferSelect, 'length' | 'headHash'> | undefined;
  readonly beginning: StoredValues | undefined;
  /** Its values as they are now; undefined where nothing is compared, or where the thing is gone. */
  readonly present: StoredValues | undefined;
  /** It is compared, and not there. What is compared is never removed. */
  readonly isGone: boolean;
  /** The ends that the file of anchors tells. */
  readonly ends: readonly AnchoredEnd[];
  /** By what it shows that the file does not tell an end that it should; undefined where lines of it are missing. */
  readonly untold: Untold | undefined;
}

/** What shows that an end was not told. */
export interface Untold {
  /** How long the chain was, as the database remembers, when a line last told its end; undefined before the first one. */
  readonly told: number | undefined;
  /** Changes up to this moment are anchored by now. */
  readonly until: Date;
}

/** Whether a value that the history tells is the one that is there. */
export type IsSame = (field: string, told: string | null | undefined, value: string | null) => boolean;

/**
 * What contradicts the history of a thing; of its chain the first contradiction, because all that follows is unsure.
 * Without a comparison of values only its chain is checked.
 */
export function faultsOf(key: HistoryKey, thing: ToldThing, isSame: IsSame | undefined): Fault[] {
  const fault =
    missingFault(thing) ??
    chainFault(key, thing) ??
    endFault(key, thing) ??
    anchorFault(key, thing) ??
    goneFault(thing);
  const { aggregate, aggregateId } = thing;
  if (fault) return [{ aggregate, aggregateId, ...fault }];
  if (!isSame) return [];
  return untoldValues(thing, isSame).map((found) => ({ aggregate, aggregateId, ...found }));
}

type ChainFault = Pick<Fault, 'sequence' | 'reason'>;

const startOf = (key: HistoryKey, thing: ToldThing) => hashBeginning(key, thing, thing.beginning);

/** What is compared has a history from its beginning on. */
function missingFault({ present, changes: rows, end, beginning }: ToldThing): ChainFault | undefined {
  if (!present || beginning) return undefined;
  return { sequence: 0, reason: end || rows.length > 0 ? 'beginning' : 'chain' };
}

function chainFault(key: HistoryKey, thing: ToldThing): ChainFault | undefined {
  let before = { sequence: 0, hash: startOf(key, thing) };
  for (const change of thing.changes) {
    const { sequence } = change;
    if (sequence !== before.sequence + 1) return { sequence, reason: 'gap' };
    if (change.previousHash !== before.hash) return { sequence, reason: 'link' };
    if (hashChange(key, change) !== change.hash) return { sequence, reason: 'content' };
    before = change;
  }
  return undefined;
}

function endFault(key: HistoryKey, thing: ToldThing): ChainFault | undefined {
  const { end, changes: rows } = thing;
  if (!end) {
    const isAnything = rows.length > 0 || thing.beginning;
    return isAnything ? { sequence: rows.length, reason: 'end' } : undefined;
  }
  const isEnd = end.length === rows.length && end.headHash === (rows.at(-1)?.hash ?? startOf(key, thing));
  return isEnd ? undefined : { sequence: end.length, reason: 'end' };
}

function anchorFault(key: HistoryKey, thing: ToldThing): ChainFault | undefined {
  const hashAt = (length: number) => (length === 0 ? startOf(key, thing) : thing.changes[length - 1]?.hash);
  const lost = thing.ends.find(({ length, hash }) => hashAt(length) !== hash);
  return lost ? { sequence: lost.length, reason: 'anchor' } : untoldFault(thing);
}

function untoldFault({ ends, untold, changes: rows }: ToldThing): ChainFault | undefined {
  if (!untold) return undefined;
  const { told, until } = untold;
  // Whoever writes into the database that an end is told keeps it from being told.
  if (told !== undefined && ends.every(({ length }) => length !== told))
    return { sequence: told, reason: 'anchor' };
  const next = rows[Math.max(0, ...ends.map(({ length }) => length))];
  return next && next.changedAt < until ? { sequence: next.sequence, reason: 'late' } : undefined;
}

function goneFault({ isGone, changes: rows }: ToldThing): ChainFault | undefined {
  return isGone ? { sequence: rows.length, reason: 'gone' } : undefined;
}

/** The stamp with which a thing is made; every change of it gives a higher one. */
const firstStamp = 1;

/** Fields of which there are several at once: a change tells of one of them, whatever became of another before. */
const several: ReadonlySet<string> = new Set(['comment', 'link', 'workflow']);

type ValueFault = Pick<Fault, 'sequence' | 'reason' | 'field'>;

/**
 * The changes of a field that began from another value than was told of it until then, and the fields whose value is
 * neither what their last change says nor, without one, what the thing began with. So a value that somebody put there is
 * found before the next honest change of the field as well as after it, which tells it as the old one.
 */
function untoldValues({ beginning, changes: rows, present = {} }: ToldThing, isSame: IsSame): ValueFault[] {
  const told = new Map<string, string | null>(Object.entries(beginning ?? {}));
  const isUntold = (field: string, value: string | null) =>
    told.has(field) && !isSame(field, told.get(field), value);
  const faults: ValueFault[] = [];
  for (const change of rows) {
    const { field, oldValue, newValue, sequence } = change;
    const isOfItsOwn = several.has(field) || isOfMaking(change, rows[0]);
    if (!isOfItsOwn && isUntold(field, oldValue)) faults.push({ sequence, reason: 'before', field });
    told.set(field, newValue);
  }
  const sequence = rows.length;
  for (const [field, value] of Object.entries(present))
    if (isUntold(field, value)) faults.push({ sequence, reason: 'value', field });
  return faults;
}

/** What a thing is made with is told as if it had been nothing before; it begins with that. */
const isOfMaking = ({ oldValue, batchId }: Change, first: Change | undefined) =>
  oldValue === null && first?.stamp === firstStamp && first.batchId === batchId;
