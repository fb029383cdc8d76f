import { enteredText } from '@crt/domain/entered-text';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { changed } from '../history/changed.ts';
import { users } from '../user/user.tables.ts';
import type { Aggregate, Stamped } from '../write-road/aggregate.ts';
import { done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { touch } from '../write-road/verbs.ts';
import type { CommentTable } from './comment-table.ts';

/** Comments as they go over the wire, newest first. */
export type Comments = Output<'listPlanComments'>['comments'];
/** What every change of a comment answers with: the comments as they are now. */
export type CommentsAnswer = Answer & { comments: Comments };

/** What people write comments about. */
interface Commented<Row extends Stamped, Patch> {
  readonly aggregate: Aggregate<Row, Patch>;
  readonly table: CommentTable;
  /** The tag of the contract under which its comments are announced. */
  readonly tag: string;
  /** The last comment stands in lists, with the thing itself. */
  patchOf(lastComment: string | null): Patch;
}

/** So many comments a thing can have: the contract tells of no more. */
const mostComments = 1000;
const fullText = `There are ${mostComments} comments already: delete one to add another.`;
const isFull = async ({ tx }: RequestContext, table: CommentTable, ownerId: number) =>
  (await tx.$count(table, eq(table.ownerId, ownerId))) >= mostComments;

/** Nobody writes the same comment twice so soon, but a double click or a repeated request sends it twice. */
const sentTwiceMs = 10_000;

/** Who may write comments, on plans and on cycles (F47, H19). */
export const mayComment = ({ permissions }: RequestContext['actor']): boolean =>
  permissions.has('CanManageFulfilmentPlan') || permissions.has('CanManageManufacturingCycles');

/**
 * Reads and writes the comments of one kind of thing: anybody who may adds, only authors change and remove, and the thing
 * changes with each, because its last comment stands in lists (F47 to F49, H19).
 */
export function commentsOf<Row extends Stamped, Patch>(about: Commented<Row, Patch>) {
  const { aggregate, table } = about;
  const findAll = ({ tx }: Pick<RequestContext, 'tx'>, ownerIds: readonly number[]) =>
    findComments(tx, table, ownerIds);
  const find = ({ tx }: RequestContext, ownerId: number) => findOf(tx, table, ownerId);

  async function locked({ tx }: RequestContext, id: number): Promise<Row> {
    const row = await aggregate.load(tx, id);
    if (!row) throw notFound(aggregate.noun);
    return row;
  }

  /** Carries out a change of one comment, unless somebody else wrote it. */
  async function change(
    context: RequestContext,
    { ownerId, commentId }: { readonly ownerId: number; readonly commentId: number },
    { text, message }: { readonly text: string | null; readonly message: string },
  ): Promise<CommentsAnswer> {
    const row = await locked(context, ownerId);
    const isIt = and(eq(table.id, commentId), eq(table.ownerId, ownerId));
    const [comment] = await context.tx.select().from(table).where(isIt);
    if (!comment) throw notFound('Comment');
    if (comment.userId !== context.actor.userId)
      return { ...refused('Only its author can change a comment.'), comments: await find(context, ownerId) };
    if (text === null) await context.tx.delete(table).where(isIt);
    else await context.tx.update(table).set({ text, modifiedAt: context.clock.now() }).where(isIt);
    return finish(context, about, row, { text: { old: comment.text, next: text }, message });
  }

  return {
    find,
    /** The comments of some things, newest first. */
    findAll,
    /** Adds a comment of the caller; the same text at once again is the same comment, sent twice. */
    add: async (context: RequestContext, ownerId: number, sent: string): Promise<CommentsAnswer> => {
      const text = enteredText(sent);
      const row = await locked(context, ownerId);
      const message = 'Comment added.';
      if (await wasJustAdded(context, table, { ownerId, text }))
        return { ...done(message, encodeStamp(row.stamp)), comments: await find(context, ownerId) };
      if (await isFull(context, table, ownerId))
        return { ...refused(fullText), comments: await find(context, ownerId) };
      await insertComment(context, table, { ownerId, text });
      return finish(context, about, row, { text: { old: null, next: text }, message });
    },
    /** Changes a comment; only its author may. */
    edit: (context: RequestContext, ownerId: number, commentId: number, text: string) =>
      change(context, { ownerId, commentId }, { text: enteredText(text), message: 'Comment edited.' }),
    /** Removes a comment; only its author may. */
    remove: (context: RequestContext, ownerId: number, commentId: number) =>
      change(context, { ownerId, commentId }, { text: null, message: 'Comment deleted.' }),
    /** The thing that a comment is about. @throws not-found */
    ownerOf: async ({ tx }: RequestContext, commentId: number): Promise<number> => {
      const [found] = await tx.select().from(table).where(eq(table.id, commentId));
      if (!found) throw notFound('Comment');
      return found.ownerId;
    },
  };
}

/** Tells the history what became of a comment, keeps the last one with the thing, and answers them all. */
async function finish<Row extends Stamped, Patch>(
  context: RequestContext,
  { aggregate, table, tag, patchOf }: Commented<Row, Patch>,
  row: Row,
  { text, message }: { readonly text: Replaced; readonly message: string },
): Promise<CommentsAnswer> {
  const comments = await findOf(context.tx, table, row.id);
  const changes = changed('comment', 'text', text.old, text.next);
  const patch = patchOf(comments[0]?.text ?? null);
  const stamps = await touch(context, aggregate, [{ row, patch, changes }], { tags: [tag] });
  return { ...done(message, encodeStamp(stamps.get(row.id) ?? row.stamp)), comments };
}

/** A text and what it becomes. */
interface Replaced {
  readonly old: string | null;
  readonly next: string | null;
}

async function findOf(tx: RequestContext['tx'], table: CommentTable, ownerId: number): Promise<Comments> {
  return (await findComments(tx, table, [ownerId])).get(ownerId) ?? [];
}

async function findComments(
  tx: RequestContext['tx'],
  table: CommentTable,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, Comments>> {
  const rows = await tx
    .select({ comment: table, userSymbol: users.symbol })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(inArray(table.ownerId, [...ownerIds]))
    .orderBy(desc(table.modifiedAt), desc(table.id));
  const found = new Map<number, Comments>();
  for (const { comment, userSymbol } of rows) {
    const { id, text, userId, ownerId, modifiedAt } = comment;
    const own = found.get(ownerId) ?? [];
    own.push({ id, text, userId, userSymbol, modifiedDate: modifiedAt.toISOString() });
    found.set(ownerId, own);
  }
  return found;
}

/** A comment of the caller, written now. */
async function insertComment(
  { tx, actor, clock }: RequestContext,
  table: CommentTable,
  comment: { readonly ownerId: number; readonly text: string },
): Promise<void> {
  await tx.insert(table).values({ ...comment, userId: actor.userId, modifiedAt: clock.now() });
}

/** Whether the caller wrote the same on the thing some seconds ago. */
async function wasJustAdded(
  { tx, actor, clock }: RequestContext,
  table: CommentTable,
  { ownerId, text }: { readonly ownerId: number; readonly text: string },
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - sentTwiceMs);
  const isOwn = and(eq(table.ownerId, ownerId), eq(table.userId, actor.userId));
  const same = and(isOwn, eq(table.text, text), gt(table.modifiedAt, since));
  return (await tx.$count(table, same)) > 0;
}
