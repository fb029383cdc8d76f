import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { anonymous, type RequestContext } from '../../../context.ts';
import { frozenClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { noFiles } from '../../../platform/file-store.ts';
import { countedIds } from '../../../platform/ids.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { plans } from '../../plan/plan.tables.ts';
import { testHistory } from '../../testing/history-key.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { designSessions } from '../session.tables.ts';

/** Dana Novak, the persona `designer`: in Berlin, Monday to Friday 8 to 12 and 13 to 17, two sessions a day. */
export const dana = '00000000-0000-4000-8000-000000000005';
/** The present of the tests, a Friday. */
export const testNow = new Date('2026-11-20T09:00:00Z');

/** The calls of the design sessions over a demo world in which Dana has no sessions yet. */
export interface SessionDesk {
  readonly app: TestApp;
  call<Body>(
    as: string | undefined,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Body }>;
  /** Requests of cranial plates without a session, their scans accepted unless stated. */
  requests(count: number, hasScan?: boolean): Promise<{ id: number; requestId: string }[]>;
  /** Does a piece of regular work at a moment. */
  work(task: (context: RequestContext) => Promise<number>, at: Date): Promise<number>;
}

/** Requests without a session that are not over, made alike. */
export async function freeRequests(db: Database, count: number, hasScan: boolean) {
  const taken = await db.select({ id: designSessions.planId }).from(designSessions);
  const used = new Set(taken.map(({ id }) => id));
  const open = await db
    .select()
    .from(plans)
    .where(inArray(plans.status, [0, 1, 2, 3, 4, 5, 6]));
  const free = open.filter(({ id }) => !used.has(id)).slice(0, count);
  if (free.length < count) throw new Error(`Only ${free.length} requests are free`);
  const ids = free.map(({ id }) => id);
  await db
    .update(plans)
    .set({
      productTypeId: 1,
      priority: false,
      trackFileUploaded: true,
      designStatus: 1,
      designSessionDate: null,
      fileUploadedDate: hasScan ? new Date('2026-11-18T09:00:00Z') : null,
    })
    .where(inArray(plans.id, ids));
  return free.map(({ id, requestId }) => ({ id, requestId }));
}

/** The surroundings of regular work at a moment. */
export const scheduled = (tx: Database, at: Date): RequestContext => ({
  actor: anonymous,
  tx,
  clock: frozenClock(at),
  ids: countedIds(31),
  log: quietLog as unknown as RequestContext['log'],
  correlationId: 'test',
  files: noFiles,
  history: testHistory('scheduler'),
  publish: () => undefined,
});

/** Opens a desk for the tests of a file. */
export function sessionDesk(): SessionDesk {
  let app: TestApp | undefined;
  const opened = () => {
    if (!app) throw new Error('The desk is open only inside of tests');
    return app;
  };
  beforeAll(async () => {
    app = await startTestApp();
    await app.db.delete(designSessions).where(eq(designSessions.designerId, dana));
  });
  afterAll(() => opened().close());
  return {
    get app() {
      return opened();
    },
    call: async <Body>(as: string | undefined, method: string, path: string, body?: object) => {
      const answer = await opened().call(as, method, `/api/design/${path}`, body);
      return { status: answer.status, body: answer.body as Body };
    },
    requests: (count, hasScan = true) => freeRequests(opened().db, count, hasScan),
    work: (task, at) => opened().db.transaction((tx) => task(scheduled(tx, at))),
  };
}
