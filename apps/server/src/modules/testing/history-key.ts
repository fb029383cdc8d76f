import { createSecretKey } from 'node:crypto';
import { followers } from '../followers.ts';
import type { ChangeSource } from '../history/change.tables.ts';
import { beginHistory, type History } from '../history/history.ts';

/** The key of the change history in tests. */
export const testHistoryKey = createSecretKey(Buffer.alloc(32, 'test'));

/** The history of a transaction that a test begins. */
export const testHistory = (source: ChangeSource = 'screen'): History =>
  beginHistory(testHistoryKey, source, 'test', followers);
