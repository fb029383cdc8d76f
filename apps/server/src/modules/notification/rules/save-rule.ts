import { ruleKindName, type RuleKind } from '@crt/domain/notification-rule';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { invalidRequest, notFound } from '../../../errors.ts';
import { auditRecord, lockRecords, noStamp } from '../../reference-data/audit-record.ts';
import { done, refused, type Answer } from '../../write-road/answer.ts';
import { notificationRules } from '../notification.tables.ts';
import { checkRule, type CheckedRule } from './check-rule.ts';
import { findRules } from './find-rules.ts';
import { ownSettings, settingsTag } from './own-settings.ts';
import { pathOf, type WantedRule } from './wanted-rule.ts';

/** As many rules of a kind as the contract lets be read. */
const mostRules = 500;

const exists = 'This rule exists already.';

/** Adds a rule of the caller; the same rule twice is refused (D4, D28). */
export async function addRule(context: RequestContext, wanted: WantedRule): Promise<Answer> {
  const { tx, actor, clock } = context;
  const settingsId = await lockOwn(context, wanted);
  const rule = await checkRule(tx, wanted, undefined);
  if (await isThere(context, rule, 0)) return refused(exists);
  const ofKind = and(eq(notificationRules.userId, actor.userId), eq(notificationRules.kind, rule.kind));
  if ((await tx.$count(notificationRules, ofKind)) >= mostRules)
    return refused(`There are ${mostRules} rules of this kind already, and there can be no more.`);
  const [added] = await tx
    .insert(notificationRules)
    .values({ ...rule, userId: actor.userId, activeSince: clock.now() })
    .returning({ id: notificationRules.id });
  if (!added) throw new Error('The database gave no id for a rule');
  await tell(context, settingsId, added.id, undefined, await textOf(context, added.id));
  return done(`${ruleKindName[rule.kind]} added succesfully.`);
}

/** Changes a rule of the caller, which then says nothing of what happened before (§3.11). @throws not-found */
export async function changeRule(context: RequestContext, id: number, wanted: WantedRule): Promise<Answer> {
  const { tx, clock } = context;
  const settingsId = await lockOwn(context, wanted);
  const { row, text } = await ownRule(context, id, wanted.kind);
  const rule = await checkRule(tx, wanted, row);
  if (await isThere(context, rule, id)) return refused(exists);
  const success = done(`${ruleKindName[rule.kind]} changed succesfully.`);
  if (isSame(rule, row)) return success;
  await tx
    .update(notificationRules)
    .set({ ...rule, activeSince: clock.now() })
    .where(eq(notificationRules.id, id));
  await tell(context, settingsId, id, text, await textOf(context, id));
  return success;
}

/** Deletes a rule of the caller; what it has told stays (D15). @throws not-found */
export async function deleteRule(context: RequestContext, kind: RuleKind, id: number): Promise<Answer> {
  const { tx, actor } = context;
  await lockRecords(context, `${settingsTag}/${actor.userId}`);
  const { text } = await ownRule(context, id, kind);
  await tx.delete(notificationRules).where(eq(notificationRules.id, id));
  await tell(context, (await ownSettings(context)).id, id, text, undefined);
  return done(`${ruleKindName[kind]} deleted succesfully.`);
}

async function lockOwn(context: RequestContext, { kind, settingsId }: WantedRule): Promise<number> {
  await lockRecords(context, `${settingsTag}/${context.actor.userId}`);
  const own = await ownSettings(context);
  if (own.id === settingsId) return own.id;
  throw invalidRequest([{ path: pathOf(kind, 'settings'), message: 'These are not your settings.' }]);
}

async function ownRule({ tx, actor }: RequestContext, id: number, kind: RuleKind) {
  const [found] = await findRules(tx, actor.userId, id);
  if (found?.row.kind !== kind) throw notFound(ruleKindName[kind]);
  return found;
}

const compared = [
  'kind',
  'productTypeId',
  'locationId',
  'milestone',
  'changeType',
  'materialNumber',
  'stepId',
  'threshold',
] as const;

const isSame = (rule: CheckedRule, other: CheckedRule) => compared.every((key) => rule[key] === other[key]);

async function isThere({ tx, actor }: RequestContext, rule: CheckedRule, exceptId: number): Promise<boolean> {
  const same = compared.map((key): SQL => sql`${notificationRules[key]} is not distinct from ${rule[key]}`);
  const { id, userId } = notificationRules;
  return (await tx.$count(notificationRules, and(eq(userId, actor.userId), ne(id, exceptId), ...same))) > 0;
}

const textOf = async ({ tx, actor }: RequestContext, id: number) =>
  (await findRules(tx, actor.userId, id))[0]?.text;

/** The history of somebody's settings tells of his rules, each as a field of its own. */
async function tell(
  context: RequestContext,
  settingsId: number,
  id: number,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const key = { kind: settingsTag, id: settingsId, stamp: noStamp, audience: context.actor.userId };
  const told = (text: string | undefined) => (text === undefined ? undefined : { [`rule:${id}`]: text });
  await auditRecord(context, key, told(before), told(after));
}
