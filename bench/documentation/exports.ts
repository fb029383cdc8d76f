import type { Goal } from '../shared/goals.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';

/** What is exported whole: every file, every product version, every keycode. */
const exports: Readonly<Record<string, readonly [path: string, body: object]>> = {
  'list of all files': ['DocumentExport/Documents', { chosenFileIds: ['all'], mode: 2 }],
  'batch file of all files': ['DocumentExport/Files', { chosenFileIds: ['all'], mode: 2 }],
  'all products as text': ['ProductExport', { chosenIds: ['all'], profile: 2, mode: 2 }],
  'all products as ZIP': ['ProductExport/ZipExport', { chosenIds: ['all'], profile: 2, mode: 2 }],
  'all keycodes': ['KeyCodeExport', { chosenIds: ['all'] }],
};

const megabyte = 1024 * 1024;

/** Milliseconds to the first piece and MB by which the process grew at most; server and reader are in it. */
async function measure({ origin, headers }: MeasuredServer, path: string, body: object) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let first: number | undefined;
  let size = 0;
  const start = performance.now();
  const answer = await fetch(`${origin}/api/documentation/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    first ??= performance.now() - start;
    size += piece.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - start) / 1000;
  return { first: first ?? 0, growth: (most - before) / megabyte, size: size / megabyte, seconds };
}

/** Exports of everything: the first byte within 300 ms, and no more memory than a piece of it takes. */
export async function measureExports(server: MeasuredServer): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [words, [path, body]] of Object.entries(exports)) {
    await measure(server, path, body);
    const { first, growth, size, seconds } = await measure(server, path, body);
    console.log(`${words}: ${size.toFixed(1)} MB in ${seconds.toFixed(1)} s`);
    goals.push(
      { words: `${words}, first byte`, actual: first, limit: 300, unit: 'ms' },
      { words: `${words}, memory`, actual: growth, limit: 150, unit: 'MB' },
    );
  }
  return goals;
}
