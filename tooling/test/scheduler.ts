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

const cores = 2;

/**
 * Runs the suites in their order, two light ones side by side, a heavy one alone, one that mostly waits beside
 * anything. A suite waits for those that it
 * comes after (as far as they were asked for); when one of them failed, it counts as failed without being run.
 */
export async function schedule(suites: Suite[], callbacks: Callbacks): Promise<Outcome[]> {
  const waiting = [...suites];
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  let load = 0;

  const finish = (outcome: Outcome) => {
    outcomes.set(outcome.suite.name, outcome);
    callbacks.onEnd(outcome);
  };

  const start = (suite: Suite) => {
    const began = performance.now();
    load += suite.weight;
    callbacks.onStart(suite);
    const run = callbacks.runSuite(suite).then((counts) => {
      load -= suite.weight;
      running.delete(suite.name);
      finish({ suite, counts, took: (performance.now() - began) / 1000 });
    });
    running.set(suite.name, run);
  };

  const needs = (suite: Suite) =>
    (suite.after ?? []).filter((name) => suites.some((other) => other.name === name));

  while (waiting.length > 0 || running.size > 0) {
    for (const suite of waiting.slice()) {
      const done = needs(suite).map((name) => outcomes.get(name));
      const broken = done.find((outcome) => outcome && outcome.counts.failed > 0);
      const isReady = done.every((outcome) => outcome !== undefined);
      if (broken) {
        waiting.splice(waiting.indexOf(suite), 1);
        finish({ suite, counts: { passed: 0, failed: 1 }, took: 0, reason: `${broken.suite.name} failed` });
      } else if (isReady && load + suite.weight <= cores) {
        waiting.splice(waiting.indexOf(suite), 1);
        start(suite);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (
      waiting.length > 0 &&
      !waiting.some((suite) => needs(suite).every((name) => outcomes.has(name)))
    ) {
      throw new Error(`These suites wait for each other: ${waiting.map((suite) => suite.name).join(', ')}`);
    }
  }
  return [...outcomes.values()];
}
