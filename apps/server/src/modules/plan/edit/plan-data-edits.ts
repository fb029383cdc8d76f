import { enteredText } from '@crt/domain/entered-text';
import type { RequestContext } from '../../../context.ts';
import { milestoneType } from '@crt/domain/milestone-type';
import { isWebAddress } from '@crt/domain/web-address';
import { column, refuse, type PlanRule } from './edit-field.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { findingsOfDate } from '../schedule/date-objections.ts';
import { staysBooked } from '../schedule/standing-session.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';

const replan = (stored: LoadedPlan, context: RequestContext) => reschedulePlan(context, stored);

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const sessionPlanned = (date: Date | null) =>
  ({ type: milestoneType.designSession, part: 'planned', date }) as const;
const fileUploaded = (date: Date | null) =>
  ({ type: milestoneType.fileUploaded, part: 'actual', date }) as const;

const designSessionDate = column<string | null>('designSessionDate', {
  success: 'Design session date changed succesfully.',
  check: async (newValue, loaded, context) => {
    const date = instantOf(newValue);
    const { error, warnings = [] } = await findingsOfDate(context.tx, loaded, sessionPlanned(date), {
      now: context.clock.now(),
    });
    const stays = await staysBooked(context, loaded.id, date);
    return { error, warnings: stays === undefined ? warnings : [...warnings, stays] };
  },
  effects: (stored, context) =>
    reschedulePlan(context, stored, { date: sessionPlanned(stored.plan.designSessionDate) }),
});

const fileUploadedDate = column<string | null>('fileUploadedDate', {
  success: 'File uploaded date changed succesfully.',
  check: (newValue, loaded, { tx, clock }, { timeZoneOffset: offset }) =>
    findingsOfDate(tx, loaded, fileUploaded(instantOf(newValue)), { now: clock.now(), offset }),
  effects: (stored, context) =>
    reschedulePlan(context, stored, { date: fileUploaded(stored.plan.fileUploadedDate) }),
});

/** https:// goes in front when a scheme is missing; a number behind a colon is a port (F37). */
function withScheme(text: string | null): string | null {
  const address = enteredText(text ?? '') || null;
  return address === null || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`;
}

const trackingUrl: PlanRule<string | null> = {
  field: 'trackingUrl',
  success: 'Tracking Url changed succesfully.',
  present: ({ plan }) => ({ value: plan.trackingUrl }),
  resolve: (newValue) => {
    const value = withScheme(newValue);
    return value === null || isWebAddress(value)
      ? { value, patch: { trackingUrl: value } }
      : refuse(value, 'This is no address of a web page.');
  },
};

const reimport: PlanRule<boolean> = {
  field: 'reimport',
  success: 'Reimport queued.',
  present: ({ plan }) => ({ value: plan.reimportRequestedAt }),
  resolve: (_newValue, _plan, { clock, actor }) => {
    const value = clock.now();
    return { value, patch: { reimportRequestedAt: value, reimportRequestedBy: actor.userId } };
  },
};

/** The edits of the Plan Data and Shipment panels (F21, F30 to F37). */
export const planDataEdits = {
  priority: column<boolean>('priority', {
    success: 'Priority changed succesfully.',
    along: (isPriority) => (isPriority ? { manufacturingAtRisk: false } : {}),
    effects: replan,
  }),
  manufacturingAtRisk: column('manufacturingAtRisk', {
    success: 'Manufacturing at risk changed succesfully.',
    effects: replan,
  }),
  designSessionDate,
  fileUploadedDate,
  overflowDays: column('overflowDays', { success: 'Overflow days changed succesfully.' }),
  trackingNumber: column('trackingNumber', { success: 'Tracking Number changed succesfully.' }),
  trackingUrl,
  reimport,
} as const;
