/** One thing that an attack measured, and how much of it is still good; the row is that of the catalogue of attacks. */
export interface Figure {
  readonly row: string;
  readonly measure: string;
  readonly value: number;
  readonly most: number;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return Math.round(performance.now() - begin);
}

/** Asks again and again whether the process still answers, until `work` ends; gives the longest wait in milliseconds. */
export async function slowestHealth(origin: string, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  let slowest = 0;
  while (!isDone) {
    slowest = Math.max(slowest, await timed(async () => (await fetch(`${origin}/health/live`)).text()));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await work;
  return slowest;
}

/** Does `work` for each of `items`, some at a time. */
export async function forEachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
