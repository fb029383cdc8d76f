import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the thread that makes the load needs to know. */
export interface Load {
  readonly host: string;
  readonly port: number;
  /** The whole request as it goes over the wire. */
  readonly request: string;
  readonly connections: number;
  readonly seconds: number;
}

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Answers per second to one POST over so many connections. The client has a thread of its own and does not look into
 * the answers: one that parses them takes a quarter of two processors, which the database has to itself in comparison.
 * Throws for any answer but 200.
 */
export async function answersPerSecond(
  address: string,
  { headers, body }: Post,
  { connections, seconds }: Pick<Load, 'connections' | 'seconds'>,
): Promise<number> {
  const { host, hostname, port, pathname } = new URL(address);
  const sent = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
  const load: Load = { host: hostname, port: Number(port), request, connections, seconds };
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: load });
  const [perSecond] = (await once(worker, 'message')) as [number];
  return perSecond;
}
