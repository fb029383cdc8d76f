/** Keeps connections busy with one request and counts the answers: no more, because it shares the processor with what it measures. */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Load } from './load.ts';

const { host, port, request, connections, seconds } = workerData as Load;
const headEnd = '\r\n\r\n';
const from = performance.now();
const end = from + seconds * 1000;
let done = 0;
let open = connections;

function fail(why: string): never {
  throw new Error(`The load got no good answer: ${why}`);
}

/** The bytes of an answer that follow its head. */
function bodyLength(head: string): number {
  if (!head.startsWith('HTTP/1.1 200 ')) fail(head.slice(0, 100));
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  return length === undefined ? fail('no content-length') : Number(length);
}

function keepBusy(): void {
  let head = '';
  let missing = 0;
  const socket = connect({
    host,
    port,
    onread: {
      buffer: Buffer.alloc(256 * 1024),
      callback: (length, buffer) => {
        let unread = length;
        if (missing === 0) {
          head += Buffer.from(buffer.buffer, buffer.byteOffset, length).toString('latin1');
          const at = head.indexOf(headEnd);
          if (at === -1) return true;
          unread = head.length - at - headEnd.length;
          missing = bodyLength(head.slice(0, at));
          head = '';
        }
        missing -= unread;
        if (missing === 0) answered();
        return true;
      },
    },
  });
  socket.on('connect', () => socket.write(request));
  socket.on('error', (error) => fail(error.message));
  function answered(): void {
    done += 1;
    if (performance.now() < end) socket.write(request);
    else {
      socket.destroy();
      open -= 1;
      if (open === 0) parentPort?.postMessage((done * 1000) / (performance.now() - from));
    }
  }
}

for (let connection = 0; connection < connections; connection += 1) keepBusy();
