import type { RequestContext } from '../../context.ts';
import type { ChangeSource, changeChains } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';
import type { Entry } from './record-changes.ts';

/** The end of a chain of changes. */
export type ChainEnd = Pick<typeof changeChains.$inferSelect, 'length' | 'headHash' | 'lastChangedAt'>;

/**
 * Told of what an action recorded, in its transaction and before it is stored, as often as more was recorded. What it
 * records itself belongs to the same action, and it holds the locks of whoever recorded: so the modules of an upper floor
 * follow what a lower one changes, which knows nothing of them.
 */
export type Follower = (context: RequestContext, entries: readonly Entry[]) => Promise<void>;

/** What the history has to know while one transaction writes. */
export interface History {
  readonly key: HistoryKey;
  /** Where the changes come from, unless a write says otherwise. */
  readonly source: ChangeSource;
  /** The same for all rows of this action, whichever things they are of. */
  readonly batchId: string;
  /** When this action recorded its first change: all its rows carry this moment. */
  at: Date | undefined;
  /**
   * Ends of the chains that the transaction has made longer, by thing. Nobody else can make these longer meanwhile: the
   * row of the chain stays locked until the commit.
   */
  readonly ends: Map<string, ChainEnd>;
  readonly followers: readonly Follower[];
  /** What is recorded until the end of the action, to be stored with one statement; undefined outside of one. */
  gathered: Entry[] | undefined;
}

/** An action of its own among several of one transaction; or part of one that goes over several, whose `batchId` it has. */
export function newAction(
  context: RequestContext,
  source: ChangeSource,
  batchId = context.ids.uuid(),
): RequestContext {
  return { ...context, history: { ...context.history, source, batchId, at: undefined } };
}

/** The history at the beginning of a transaction. */
export function beginHistory(
  key: HistoryKey,
  source: ChangeSource,
  batchId: string,
  followers: readonly Follower[],
): History {
  return { key, source, batchId, at: undefined, followers, ends: new Map(), gathered: undefined };
}
