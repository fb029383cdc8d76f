import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { auditRecord, lockRecords } from '../reference-data/audit-record.ts';
import { isTimeZone } from '../time-zone/time-zones.ts';
import { done, refused } from '../write-road/answer.ts';
import { destinationLocations } from './destination-locations.ts';
import {
  deleteCenter,
  findCenter,
  findHolidayCalendars,
  insertCenter,
  isNameTaken,
  updateCenter,
  type CenterValues,
} from './distribution-center.repository.ts';

const kind = 'distribution-center';

/** Adds a distribution centre (T1, T3). */
export async function addCenter(
  context: RequestContext,
  wanted: CenterValues,
): Promise<Output<'addDistributionCenter'>> {
  const values = trimmed(wanted);
  await lockRecords(context, kind);
  const error = await errorOf(context, values, 0);
  if (error !== undefined) return { ...refused(error), data: null };
  const id = await insertCenter(context.tx, values);
  await auditRecord(context, { kind, id }, undefined, values);
  return { ...done('Record added'), data: { id } };
}

/** Replaces what was entered for a distribution centre (T1, T3). */
export async function editCenter(
  context: RequestContext,
  id: number,
  wanted: CenterValues,
): Promise<Output<'updateDistributionCenter'>> {
  const values = trimmed(wanted);
  await lockRecords(context, kind);
  const before = await findCenter(context.tx, id);
  if (!before) throw notFound('Distribution center');
  const error = await errorOf(context, values, id);
  if (error !== undefined) return refused(error);
  await updateCenter(context.tx, id, values);
  await auditRecord(context, { kind, id }, valuesOf(before.center), values);
  return done('Record edited');
}

/** Deletes a distribution centre that nothing uses (T2). */
export async function removeCenter(
  context: RequestContext,
  id: number,
): Promise<Output<'removeDistributionCenter'>> {
  await lockRecords(context, kind);
  const before = await findCenter(context.tx, id);
  if (!before) throw notFound('Distribution center');
  if (before.isUsed)
    return refused(`${before.center.requestDistributionCentre} is in use and cannot be deleted.`);
  await deleteCenter(context.tx, id);
  await auditRecord(context, { kind, id }, valuesOf(before.center), undefined);
  return done('Delete operation succeeded');
}

function trimmed(values: CenterValues): CenterValues {
  return { ...values, requestDistributionCentre: values.requestDistributionCentre.trim() };
}

function valuesOf({ id: _id, ...values }: CenterValues & { id: number }): CenterValues {
  return values;
}

async function errorOf(
  { tx }: RequestContext,
  values: CenterValues,
  id: number,
): Promise<string | undefined> {
  const { requestDistributionCentre: name, destinationLocation, timeZoneId, calendarId } = values;
  if (!name) return 'Distribution Center is required';
  if (!destinationLocations.some(({ value }) => value === destinationLocation)) {
    return `${destinationLocation} is no destination location.`;
  }
  if (!isTimeZone(timeZoneId)) return `${timeZoneId} is no time zone.`;
  const offered = await findHolidayCalendars(tx);
  if (!offered.some((calendar) => calendar.id === calendarId)) return 'This calendar does not exist.';
  return (await isNameTaken(tx, name, id))
    ? `A distribution center with the name ${name} already exists.`
    : undefined;
}
