import type { Database } from '../../platform/db/database.ts';
import type { ChangeSource } from '../history/change.tables.ts';
import type { PresentThings } from '../history/verify-history.ts';
import type { AnnouncedKind } from './announcement.ts';

/** A kind of things with a history. */
export interface Kind {
  /** Name in the change history. */
  readonly name: string;
  /** The things as they are, as the history would tell them. */
  readonly present: PresentThings;
}

/** Whose newer change it was: of another person, or by whom it is told. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** A thing with a stamp of its own: everything that one write may change together (plan, cycle, user …). */
export interface Aggregate<Row extends Stamped, Patch> extends Kind, AnnouncedKind {
  /** The noun that people read, as in 'Plan does not exist'. */
  readonly noun: string;
  /** The name that people see for a field of the history. */
  fieldText(field: string): string;
  /** Where changes come from that may clash with somebody else's; from the screen unless stated. */
  readonly opinions?: readonly ChangeSource[];
  /** What people read when somebody else was faster; unless stated, that the field was changed at the same time. */
  clashText?(field: string, who: Who, theirText: string | null): string | undefined;
  /** Reads the thing and locks it until the end of the transaction. */
  load(tx: Database, id: number): Promise<Row | undefined>;
  /** Stores the changed columns and the new stamp; gives the thing as it then is. */
  save(tx: Database, row: Row, patch: Patch, stamp: number): Promise<Row>;
  /** Stores the same columns and the new stamps of many things. */
  saveMany(tx: Database, rows: readonly (Stamped & { readonly patch: Patch })[]): Promise<void>;
}

/** What every aggregate's row has. */
export interface Stamped {
  readonly id: number;
  /** Counter behind the stamp; see encodeStamp. */
  readonly stamp: number;
}
