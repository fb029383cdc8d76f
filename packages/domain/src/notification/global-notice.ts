import { planStatus } from '../plan/plan-status.ts';

/** How serious a notice is, as the wire counts (A34). */
export const noticeLevel = { info: 0, success: 1, warning: 2, error: 3 } as const;
/** Level of a notice on the wire. */
export type NoticeLevel = (typeof noticeLevel)[keyof typeof noticeLevel];

/**
 * What a notice is about: a newer one about the same takes its place, so that nobody reads what is no longer so. A recall
 * of material comes from outside; nothing here makes one, the demo world has it.
 */
export type NoticeTopic = 'status' | 'priority' | 'data-revision' | 'recall';

/** A notice about a request, for everybody who may see its manufacturing (S1 §3). */
export interface GlobalNotice {
  readonly topic: NoticeTopic;
  readonly level: NoticeLevel;
  readonly title: string;
  readonly message: string;
}

/** A changed field of a plan, as the history stores it. */
export interface NoticedChange {
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/**
 * The notice that a change of a plan gives to everybody who may see its manufacturing. The specification says what notices
 * look like, not who makes them; ours are about what people at the machines have to know before they go on: the plan was
 * put on hold (warning), goes on (success), was terminated (error), became urgent (information), or needs newer data than
 * those with which its manufacturing began (warning).
 */
export function noticeOf(requestId: string, change: NoticedChange): GlobalNotice | undefined {
  const { field } = change;
  if (field === 'requestStatusId') return noticeOfStatus(requestId, change);
  if (field === 'priority' && change.newValue === 'true')
    return {
      topic: 'priority',
      level: noticeLevel.info,
      title: 'Priority',
      message: `${requestId} has priority now.`,
    };
  if (field === 'requiredManufacturingDataRevision' && isRaised(change))
    return {
      topic: 'data-revision',
      level: noticeLevel.warning,
      title: 'New data revision',
      message: `${requestId} needs manufacturing data revision ${change.newValue ?? ''}. Do not go on with older data.`,
    };
  return undefined;
}

const isRaised = ({ oldValue, newValue }: NoticedChange) => Number(newValue) > Number(oldValue);

function noticeOfStatus(requestId: string, { oldValue, newValue }: NoticedChange): GlobalNotice | undefined {
  const notice = (level: NoticeLevel, title: string, message: string): GlobalNotice => ({
    topic: 'status',
    level,
    title,
    message,
  });
  if (newValue === String(planStatus.onHold))
    return notice(noticeLevel.warning, 'On hold', `${requestId} was put on hold. Do not go on with it.`);
  if (newValue === String(planStatus.terminated))
    return notice(noticeLevel.error, 'Terminated', `${requestId} was terminated. Stop its manufacturing.`);
  return oldValue === String(planStatus.onHold)
    ? notice(noticeLevel.success, 'Resumed', `${requestId} is no longer on hold.`)
    : undefined;
}
