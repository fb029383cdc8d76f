import { setTimeout } from 'node:timers/promises';
import type { UnitOfWork, WorkFor } from '../../../platform/unit-of-work.ts';
import { followHistory } from './follow-history.ts';
import { findHistoryEnd } from './history-end.ts';

/** While somebody is still writing, it is looked again so soon, and not longer than that; the next wake finds the rest. */
const patience = { eachMs: 50, most: 100 };

/** Makes the notifications and notices of all changes that were committed until now (§3.11). */
export async function tellOfChanges(work: UnitOfWork, caller: WorkFor): Promise<void> {
  const until = await work.read(caller, findHistoryEnd);
  if (!until) return;
  for (let waits = 0; waits <= patience.most;) {
    const followed = await work.write(caller, (context) => followHistory(context, until));
    if (followed === 'all') return;
    if (followed === 'more') continue;
    waits += 1;
    await setTimeout(patience.eachMs);
  }
}

/** Does something when it is woken, once at a time, and once more when it was woken meanwhile. */
export function wakeful(task: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWoken = false;
  const run = async () => {
    isRunning = true;
    while (isWoken) {
      isWoken = false;
      await task().catch(failed);
    }
    isRunning = false;
  };
  return () => {
    isWoken = true;
    if (!isRunning) void run();
  };
}
