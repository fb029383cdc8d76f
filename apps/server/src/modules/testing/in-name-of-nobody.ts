import { anonymous, type RequestContext } from '../../context.ts';
import { frozenClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { noFiles } from '../../platform/file-store.ts';
import { countedIds } from '../../platform/ids.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { testHistory } from './history-key.ts';

/** What regular work is given at a moment: it is done in the name of nobody, and what it announces is not heard. */
export const inNameOfNobody = (tx: Database, at: Date): RequestContext => ({
  actor: anonymous,
  tx,
  clock: frozenClock(at),
  ids: countedIds(23),
  log: quietLog as unknown as RequestContext['log'],
  correlationId: 'test',
  files: noFiles,
  history: testHistory('scheduler'),
  publish: () => undefined,
});
