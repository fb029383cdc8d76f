import type { OperationId } from '../contract/operation-id.ts';
import { ProblemError } from '../errors.ts';
import { WorkQueue } from './work-queue.ts';

/**
 * Reads that plan every open plan anew for their answer: with some thousand plans each takes half a second of the process and
 * of the database, in which thirty at once would leave nothing to others for ten.
 */
const takesLong: ReadonlySet<OperationId> = new Set(['previewCalendarChange']);

/** Whoever looks ahead reads the last answer; these are as many as may be on their way in several windows. */
const mostWaiting = 4;

/** Who reads, and in which request; its signal is aborted when nobody waits for the answer any more. */
interface Reader {
  readonly userId: string;
  readonly request: { readonly signal: AbortSignal };
}

/**
 * Where reads wait that take long: one goes on at a time, those of one person wait for each other, and people take
 * turns. Whoever has gone away waits no longer.
 */
export class LongReads {
  readonly #queue = new WorkQueue({ atOnce: 1, mostWaiting, tooLong });

  /**
   * Does a read of a person: in turn where it takes long, at once where it does not.
   * @throws too-many-requests when too many of the same person wait already
   */
  async run<Result>(
    id: OperationId,
    { userId, request }: Reader,
    read: () => Promise<Result>,
  ): Promise<Result> {
    if (!takesLong.has(id)) return read();
    // Made by the request when somebody first asks for it.
    const { signal } = request;
    try {
      return await this.#queue.run({ name: userId }, read, { signal });
    } catch (error) {
      if (!signal.aborted || error !== signal.reason) throw error;
      throw new ProblemError('invalid-request', 'Nobody waits for the answer any more.', { cause: error });
    }
  }
}

const tooLong = () =>
  new ProblemError('too-many-requests', 'Wait until some of your calls have been answered.', {
    retryAfter: 1,
  });
