import { and, desc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { changed } from '../../history/changed.ts';
import { users } from '../../user/user.tables.ts';
import { answerOf, done, refused, type Answer } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { touch } from '../../write-road/verbs.ts';
import { planComments } from '../plan-link.tables.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlan, type LoadedPlan } from '../plan.repository.ts';
import { planOrNotFound } from '../plan-panels.ts';

type Comments = Output<'listPlanComments'>['comments'];
type CommentsAnswer = Answer & { comments: Comments };

/** Nobody writes the same comment twice so soon, but a double click or a repeated request sends it twice. */
const sentTwiceMs = 10_000;

async function findComments({ tx }: RequestContext, planId: number): Promise<Comments> {
  const rows = await tx
    .select({ comment: planComments, userSymbol: users.symbol })
    .from(planComments)
    .innerJoin(users, eq(users.id, planComments.userId))
    .where(eq(planComments.planId, planId))
    .orderBy(desc(planComments.modifiedAt), desc(planComments.id));
  return rows.map(({ comment, userSymbol }) => ({
    id: comment.id,
    text: comment.text,
    userId: comment.userId,
    userSymbol,
    modifiedDate: comment.modifiedAt.toISOString(),
  }));
}

/** The comments of a plan, newest first, and whether the caller may write any (F47, F48). */
export async function listComments(
  context: RequestContext,
  planId: number,
): Promise<Output<'listPlanComments'>> {
  await planOrNotFound(context, planId);
  const { permissions } = context.actor;
  const canManageComments =
    permissions.has('CanManageFulfilmentPlan') || permissions.has('CanManageManufacturingCycles');
  return answerOf({ comments: await findComments(context, planId), canManageComments });
}

/** Adds a comment of the caller (F47); the same text at once again is the same comment, sent twice. */
export async function addComment(
  context: RequestContext,
  planId: number,
  text: string,
): Promise<CommentsAnswer> {
  const loaded = await lockedPlan(context, planId);
  const modifiedAt = context.clock.now();
  if (await wasJustAdded(context, planId, text)) {
    return {
      ...done('Comment added.', encodeStamp(loaded.stamp)),
      comments: await findComments(context, planId),
    };
  }
  await context.tx.insert(planComments).values({ planId, text, userId: context.actor.userId, modifiedAt });
  return finish(context, loaded, { old: null, next: text }, 'Comment added.');
}

/** Whether the caller's newest comment on the plan says the same and is some seconds old. */
async function wasJustAdded(
  { tx, actor, clock }: RequestContext,
  planId: number,
  text: string,
): Promise<boolean> {
  const [newest] = await tx
    .select()
    .from(planComments)
    .where(and(eq(planComments.planId, planId), eq(planComments.userId, actor.userId)))
    .orderBy(desc(planComments.modifiedAt), desc(planComments.id))
    .limit(1);
  return newest?.text === text && clock.now().getTime() - newest.modifiedAt.getTime() < sentTwiceMs;
}

/** Changes a comment; only its author may (F48). */
export async function editComment(
  context: RequestContext,
  planId: number,
  commentId: number,
  text: string,
): Promise<CommentsAnswer> {
  const loaded = await lockedPlan(context, planId);
  const comment = await commentOf(context, commentId, planId);
  if (comment.userId !== context.actor.userId) return refuseOthers(context, planId);
  const modifiedAt = context.clock.now();
  await context.tx.update(planComments).set({ text, modifiedAt }).where(eq(planComments.id, commentId));
  return finish(context, loaded, { old: comment.text, next: text }, 'Comment edited.');
}

/** Removes a comment; only its author may (F48, F49). */
export async function deleteComment(context: RequestContext, commentId: number): Promise<CommentsAnswer> {
  const [found] = await context.tx.select().from(planComments).where(eq(planComments.id, commentId));
  if (!found) throw notFound('Comment');
  const loaded = await lockedPlan(context, found.planId);
  const comment = await commentOf(context, commentId, found.planId);
  if (comment.userId !== context.actor.userId) return refuseOthers(context, found.planId);
  await context.tx.delete(planComments).where(eq(planComments.id, commentId));
  return finish(context, loaded, { old: comment.text, next: null }, 'Comment deleted.');
}

async function lockedPlan({ tx }: RequestContext, planId: number): Promise<LoadedPlan> {
  const loaded = await lockPlan(tx, planId);
  if (!loaded) throw notFound('Plan');
  return loaded;
}

async function commentOf({ tx }: RequestContext, id: number, planId: number) {
  const [comment] = await tx
    .select()
    .from(planComments)
    .where(and(eq(planComments.id, id), eq(planComments.planId, planId)));
  if (!comment) throw notFound('Comment');
  return comment;
}

async function refuseOthers(context: RequestContext, planId: number): Promise<CommentsAnswer> {
  return {
    ...refused('Only its author can change a comment.'),
    comments: await findComments(context, planId),
  };
}

/** The last comment stands in the lists, so that the plan changes too: history, stamp and events as for any write. */
async function finish(
  context: RequestContext,
  loaded: LoadedPlan,
  text: { readonly old: string | null; readonly next: string | null },
  message: string,
): Promise<CommentsAnswer> {
  const comments = await findComments(context, loaded.id);
  const changes = changed('comment', 'text', text.old, text.next);
  const patch = { lastComment: comments[0]?.text ?? null };
  const stamps = await touch(context, planAggregate, [{ row: loaded, patch, changes }], {
    tags: ['plan-comment'],
  });
  return { ...done(message, encodeStamp(stamps.get(loaded.id) ?? loaded.stamp)), comments };
}
