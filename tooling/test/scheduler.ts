import type { Counts, Suite } from './suite.ts';

/** A finished suite. */
export interface Outcome {
  suite: Suite;
  counts: Counts;
  /** Seconds. */
  took: number;
  /** Why it was not run, when it was not. */
  reason?: string;
}

interface Callbacks {
  runSuite(suite: Suite): Promise<Counts>;
  onStart(suite: Suite): void;
  onEnd(outcome: Outcome): void;
}

/**
 * Whether a suite may begin beside those that run. A heavy one is never busy all the time: one light one goes beside it,
 * and no second one begins while a heavy one could. What mostly waits goes beside anything.
 */
function hasRoom({ weight }: Suite, running: readonly Suite[], isHeavyReady: boolean): boolean {
  const light = running.filter((suite) => suite.weight === 1).length;
  const heavy = running.filter((suite) => suite.weight === 2).length;
  if (weight === 0) return true;
  if (weight === 2) return heavy === 0 && light <= 1;
  return light < (heavy > 0 || isHeavyReady ? 1 : 2);
}

/**
 * Runs the suites in their order, as far as there is room. A suite waits for those that it comes after (as far as they
 * were asked for); when one of them failed, it counts as failed without being run.
 */
export async function schedule(suites: Suite[], callbacks: Callbacks): Promise<Outcome[]> {
  const waiting = [...suites];
  const outcomes = new Map<string, Outcome>();
  const running = new Map<Suite, Promise<void>>();

  const finish = (outcome: Outcome) => {
    outcomes.set(outcome.suite.name, outcome);
    callbacks.onEnd(outcome);
  };

  const start = (suite: Suite) => {
    const began = performance.now();
    callbacks.onStart(suite);
    const run = callbacks.runSuite(suite).then((counts) => {
      running.delete(suite);
      finish({ suite, counts, took: (performance.now() - began) / 1000 });
    });
    running.set(suite, run);
  };

  const needs = (suite: Suite) =>
    (suite.after ?? []).filter((name) => suites.some((other) => other.name === name));

  const isHeavyReady = () => waiting.some((suite) => suite.weight === 2 && isReady(suite));
  const isReady = (suite: Suite) => needs(suite).every((name) => outcomes.has(name));

  while (waiting.length > 0 || running.size > 0) {
    for (const suite of waiting.slice()) {
      const done = needs(suite).map((name) => outcomes.get(name));
      const broken = done.find((outcome) => outcome && outcome.counts.failed > 0);
      if (broken) {
        waiting.splice(waiting.indexOf(suite), 1);
        finish({ suite, counts: { passed: 0, failed: 1 }, took: 0, reason: `${broken.suite.name} failed` });
      } else if (isReady(suite) && hasRoom(suite, [...running.keys()], isHeavyReady())) {
        waiting.splice(waiting.indexOf(suite), 1);
        start(suite);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some(isReady)) {
      throw new Error(`These suites wait for each other: ${waiting.map((suite) => suite.name).join(', ')}`);
    }
  }
  return [...outcomes.values()];
}
