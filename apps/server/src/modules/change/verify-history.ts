import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { chainStart, hashChange } from './change-hash.ts';
import { changeChains, changes } from './change.tables.ts';

/** The history of one thing that no longer fits together, and from which of its changes on. */
export interface BrokenChain {
  readonly aggregate: string;
  readonly aggregateId: number;
  readonly sequence: number;
  readonly reason: 'content' | 'link' | 'gap' | 'end';
}

/** What a check of the history found. */
export interface HistoryReport {
  readonly checkedChanges: number;
  readonly broken: readonly BrokenChain[];
}

type Change = typeof changes.$inferSelect;
interface Link {
  readonly length: number;
  readonly hash: string;
}

const pageSize = 5000;

function faultOf(change: Change, before: Link): BrokenChain['reason'] | undefined {
  if (change.sequence !== before.length + 1) return 'gap';
  if (change.previousHash !== before.hash) return 'link';
  return hashChange(change) === change.hash ? undefined : 'content';
}

/**
 * Recomputes the hash of every change and follows every chain to its recorded end: a changed row, a removed row, a
 * row put in between and a cut-off end are all found. Reads page by page, so that any history fits in memory.
 */
export async function verifyHistory(db: Database): Promise<HistoryReport> {
  const ends = new Map<string, Link>();
  const broken = new Map<string, BrokenChain>();
  const report = (key: string, at: Omit<BrokenChain, 'reason'>, reason: BrokenChain['reason']) => {
    if (!broken.has(key)) broken.set(key, { ...at, reason });
  };
  let checkedChanges = 0;
  let lastId = 0;
  for (;;) {
    const page = await db
      .select()
      .from(changes)
      .where(gt(changes.id, lastId))
      .orderBy(asc(changes.id))
      .limit(pageSize);
    for (const change of page) {
      const { aggregate, aggregateId, sequence } = change;
      const key = `${aggregate}/${aggregateId}`;
      const fault = faultOf(change, ends.get(key) ?? { length: 0, hash: chainStart });
      if (fault) report(key, { aggregate, aggregateId, sequence }, fault);
      ends.set(key, { length: sequence, hash: change.hash });
    }
    checkedChanges += page.length;
    lastId = page.at(-1)?.id ?? lastId;
    if (page.length < pageSize) break;
  }
  for (const { aggregate, aggregateId, length, headHash } of await db.select().from(changeChains)) {
    const key = `${aggregate}/${aggregateId}`;
    const end = ends.get(key);
    ends.delete(key);
    if (end?.length !== length || end.hash !== headHash)
      report(key, { aggregate, aggregateId, sequence: length }, 'end');
  }
  for (const [key, end] of ends) {
    const [aggregate = '', id] = key.split('/');
    report(key, { aggregate, aggregateId: Number(id), sequence: end.length }, 'end');
  }
  return { checkedChanges, broken: [...broken.values()] };
}
