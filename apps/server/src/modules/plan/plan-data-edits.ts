import type { RequestContext } from '../../context.ts';
import { milestoneType } from '@crt/domain/milestone-type';
import { isWebAddress } from '@crt/domain/web-address';
import { shownInstant } from '../history/field-value.ts';
import { refuse, type EditRule } from './edit-field.ts';
import type { LoadedPlan } from './plan.repository.ts';
import { findingsOfDate } from './schedule/date-objections.ts';
import { reschedulePlan } from './schedule/reschedule-plan.ts';

const emptyToNull = (text: string | null): string | null => text?.trim() || null;
const replan = (stored: LoadedPlan, context: RequestContext) => reschedulePlan(context, stored);

const priority: EditRule<boolean> = {
  edit: 'priority',
  field: 'priority',
  kind: 'boolean',
  success: 'Priority changed succesfully.',
  present: ({ plan }) => ({ value: plan.priority }),
  resolve: (newValue) => ({
    value: newValue,
    patch: newValue ? { priority: true, manufacturingAtRisk: false } : { priority: false },
  }),
  effects: replan,
};

const manufacturingAtRisk: EditRule<boolean> = {
  edit: 'manufacturingAtRisk',
  field: 'manufacturingAtRisk',
  kind: 'boolean',
  success: 'Manufacturing at risk changed succesfully.',
  present: ({ plan }) => ({ value: plan.manufacturingAtRisk }),
  resolve: (newValue) => ({ value: newValue, patch: { manufacturingAtRisk: newValue } }),
  effects: replan,
};

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const sessionPlanned = (date: Date | null) =>
  ({ type: milestoneType.designSession, part: 'planned', date }) as const;
const fileUploaded = (date: Date | null) =>
  ({ type: milestoneType.fileUploaded, part: 'actual', date }) as const;

const designSessionDate: EditRule<string | null> = {
  edit: 'designSessionDate',
  field: 'designSessionDate',
  kind: 'instant',
  success: 'Design session date changed succesfully.',
  present: ({ plan }) => ({
    value: plan.designSessionDate,
    text: shownInstant(plan.designSessionDate, 'UTC'),
  }),
  resolve: async (newValue, loaded, { tx, clock }) => {
    const value = instantOf(newValue);
    const entered = { now: clock.now() };
    return {
      value,
      text: shownInstant(value, 'UTC'),
      patch: { designSessionDate: value },
      ...(await findingsOfDate(tx, loaded, sessionPlanned(value), entered)),
    };
  },
  effects: (stored, context) =>
    reschedulePlan(context, stored, { date: sessionPlanned(stored.plan.designSessionDate) }),
};

const fileUploadedDate: EditRule<string | null> = {
  edit: 'fileUploadedDate',
  field: 'fileUploadedDate',
  kind: 'instant',
  success: 'File uploaded date changed succesfully.',
  present: ({ plan }) => ({ value: plan.fileUploadedDate, text: shownInstant(plan.fileUploadedDate, 'UTC') }),
  resolve: async (newValue, loaded, { tx, clock }, { timeZoneOffset: offset }) => {
    const value = instantOf(newValue);
    const entered = { now: clock.now(), offset };
    return {
      value,
      text: shownInstant(value, 'UTC'),
      patch: { fileUploadedDate: value },
      ...(await findingsOfDate(tx, loaded, fileUploaded(value), entered)),
    };
  },
  effects: (stored, context) =>
    reschedulePlan(context, stored, { date: fileUploaded(stored.plan.fileUploadedDate) }),
};

const overflowDays: EditRule<number> = {
  edit: 'overflowDays',
  field: 'overflowDays',
  kind: 'number',
  success: 'Overflow days changed succesfully.',
  present: ({ plan }) => ({ value: plan.overflowDays }),
  resolve: (newValue) => ({ value: newValue, patch: { overflowDays: newValue } }),
};

const trackingNumber: EditRule<string | null> = {
  edit: 'trackingNumber',
  field: 'trackingNumber',
  kind: 'text',
  success: 'Tracking Number changed succesfully.',
  present: ({ plan }) => ({ value: plan.trackingNumber }),
  resolve: (newValue) => ({ value: emptyToNull(newValue), patch: { trackingNumber: emptyToNull(newValue) } }),
};

/** https:// goes in front when a scheme is missing; a number behind a colon is a port (F37). */
function withScheme(text: string | null): string | null {
  const address = emptyToNull(text);
  return address === null || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`;
}

const trackingUrl: EditRule<string | null> = {
  edit: 'trackingUrl',
  field: 'trackingUrl',
  kind: 'text',
  success: 'Tracking Url changed succesfully.',
  present: ({ plan }) => ({ value: plan.trackingUrl }),
  resolve: (newValue) => {
    const value = withScheme(newValue);
    return value === null || isWebAddress(value)
      ? { value, patch: { trackingUrl: value } }
      : refuse(value, 'This is no address of a web page.');
  },
};

const reimport: EditRule<boolean> = {
  edit: 'reimport',
  field: 'reimport',
  kind: 'instant',
  success: 'Reimport queued.',
  present: ({ plan }) => ({
    value: plan.reimportRequestedAt,
    text: shownInstant(plan.reimportRequestedAt, 'UTC'),
  }),
  resolve: (_newValue, _plan, { clock, actor }) => {
    const value = clock.now();
    const patch = { reimportRequestedAt: value, reimportRequestedBy: actor.userId };
    return { value, text: shownInstant(value, 'UTC'), patch };
  },
};

/** The edits of the Plan Data and Shipment panels (F21, F30 to F37). */
export const planDataEdits = {
  priority,
  manufacturingAtRisk,
  designSessionDate,
  fileUploadedDate,
  overflowDays,
  trackingNumber,
  trackingUrl,
  reimport,
} as const;
