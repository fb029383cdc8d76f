import { allPermissions, isGranted, type Permission } from '@crt/domain/permission';
import Fastify, { type FastifyInstance, type FastifyRequest, type LightMyRequestResponse } from 'fastify';
import { loadContract } from '../../contract/operations.ts';
import { registerContract } from '../../contract/register-contract.ts';
import { anonymous, type Actor, type ChangeEvent, type RequestContext } from '../../context.ts';
import { ProblemError } from '../../errors.ts';
import { frozenClock, tickingFrom, type Clock } from '../../platform/clock.ts';
import type { Database, Storage } from '../../platform/db/database.ts';
import { openFilledTestStorage } from '../../platform/db/test-storage.ts';
import { noFiles } from '../../platform/file-store.ts';
import { countedIds } from '../../platform/ids.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { followers } from '../followers.ts';
import { handlers } from '../handlers.ts';
import { beginHistory } from '../history/history.ts';
import { testHistoryKey } from './history-key.ts';
import { findActor } from '../user/find-actor.ts';
import { users } from '../user/user.tables.ts';
import { eq } from 'drizzle-orm';

/** The moment at which the tests' demo world stands. */
const testNow = new Date('2026-11-20T09:00:00.000Z');

const ids = countedIds(7);

/** A clock of the tests' world that goes on by a millisecond whenever it is asked. */
export const tickingClock = (): Clock => tickingFrom(testNow, 1);

/** An answer with its body read. */
export interface TestAnswer {
  readonly status: number;
  /** What the JSON says, or the bytes of a file. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The built operations over a real database with the demo world, called through their routes. */
export interface TestApp {
  readonly db: Database;
  /** What was announced since the last look. */
  takeEvents(): ChangeEvent[];
  /** Calls as a persona ('planner'), as holder of certain rights, or as nobody. */
  call(
    as: string | readonly Permission[] | undefined,
    method: string,
    url: string,
    sent?: object,
  ): Promise<TestAnswer>;
  /** Posts a form, as a browser sends it. */
  send(as: string, url: string, form: SentForm): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** A form as bytes, with its media type. */
interface SentForm {
  readonly body: Buffer;
  readonly mediaType: string;
}

/** Opens the contract's routes over a fresh database; answers are checked against the contract. */
export async function startTestApp(plans = 60, clock: Clock = frozenClock(testNow)): Promise<TestApp> {
  const demo = { now: testNow, plans, historyKey: testHistoryKey };
  const storage = await openFilledTestStorage(`demo-${plans}`, (db) => fillDemo(db, demo));
  const events: ChangeEvent[] = [];
  const app = Fastify();
  answerProblems(app);
  await registerContract(app, {
    contract: loadContract(),
    handlers,
    isAnswerChecked: true,
    authorise: async (access, request) => {
      const actor = await actorOf(storage.db, request);
      if (!actor && access !== 'public') throw new ProblemError('not-signed-in');
      if (actor && !isGranted(access, actor.permissions)) throw new ProblemError('forbidden');
    },
    run: (operation, request, task) =>
      runIn(storage, operation.kind === 'write', events, async (tx, publish) => {
        const nobody = operation.permissions === 'public' ? anonymous : undefined;
        const actor = (await actorOf(tx, request)) ?? nobody;
        if (!actor) throw new ProblemError('not-signed-in');
        const history = beginHistory(testHistoryKey, 'screen', ids.uuid(), followers);
        const about = { log: request.log, correlationId: request.id, history, files: noFiles };
        return task({ actor, tx, publish, clock, ids, ...about });
      }),
  });
  return {
    db: storage.db,
    takeEvents: () => events.splice(0),
    call: async (as, method, url, sent) => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        ...(as === undefined
          ? {}
          : { headers: { 'x-test-as': typeof as === 'string' ? as : `[${as.join(',')}]` } }),
        ...(sent ? { payload: sent } : {}),
      });
      return answerOf(answer);
    },
    send: async (as, url, { body, mediaType }) => {
      const headers = { 'x-test-as': as, 'content-type': mediaType };
      return answerOf(await app.inject({ method: 'POST', url, headers, payload: body }));
    },
    close: async () => {
      await app.close();
      await storage.close();
    },
  };
}

function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = error instanceof ProblemError ? error : new ProblemError('unexpected', String(error));
    return reply.code(problem.status).send(problem.toProblem(request.id));
  });
}

function answerOf(answer: LightMyRequestResponse): TestAnswer {
  const { headers, statusCode: status } = answer;
  if (answer.body === '') return { status, body: undefined, headers };
  const isJson = /json/.test(String(headers['content-type']));
  return { status, body: isJson ? answer.json() : answer.rawPayload, headers };
}

/** Runs a read on the connection, a write in a transaction whose announcements count only after the commit. */
async function runIn(
  storage: Storage,
  isWrite: boolean,
  events: ChangeEvent[],
  task: (tx: Database, publish: RequestContext['publish']) => unknown,
): Promise<unknown> {
  if (!isWrite) {
    return task(storage.db, () => {
      throw new Error('A reading operation announced a change.');
    });
  }
  const announced: ChangeEvent[] = [];
  const result = await storage.db.transaction(async (tx) => task(tx, (event) => void announced.push(event)));
  events.push(...announced);
  return result;
}

async function actorOf(db: Database, request: FastifyRequest): Promise<Actor | undefined> {
  const as = request.headers['x-test-as'];
  if (typeof as !== 'string') return undefined;
  if (as.startsWith('[')) {
    const granted = as.slice(1, -1).split(',');
    const permissions = new Set(allPermissions.filter((permission) => granted.includes(permission)));
    return { userId: '00000000-0000-4000-8000-000000000012', symbol: 'TEST', name: 'Test', permissions };
  }
  const [user] = await db.select().from(users).where(eq(users.userName, as));
  return user && findActor(db, user.id);
}
