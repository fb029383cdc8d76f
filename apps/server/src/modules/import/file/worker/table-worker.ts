import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from '../file-fault.ts';
import { openTable } from './open-table.ts';
import type { ReadReply, ReadStart } from './protocol.ts';

/*
 * One file in a thread of its own, whatever is in it: the server goes on, and ends the thread when its time or memory is up.
 * A batch is read when the last one was taken.
 */
const post = (reply: ReadReply) => parentPort?.postMessage(reply);

async function read(): Promise<void> {
  if (!parentPort) return;
  const asked = on(parentPort, 'message');
  const { head, batches } = await openTable(workerData as ReadStart);
  post({ kind: 'head', head });
  let next = await batches.next();
  // Each message asks for one batch; the one after it is read while this one is worked on.
  for await (const _ of asked) {
    if (next.done) break;
    post({ kind: 'rows', rows: next.value, isLast: false });
    next = await batches.next();
  }
  post({ kind: 'rows', rows: [], isLast: true });
}

try {
  await read();
} catch (error) {
  if (!(error instanceof FileFault)) throw error;
  post({ kind: 'refused', sentence: error.message });
} finally {
  parentPort?.close();
}
