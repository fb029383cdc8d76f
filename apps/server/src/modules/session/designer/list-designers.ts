import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { allTimeZones } from '../../time-zone/time-zones.ts';
import { findDesigner, findDesigners, type DesignerRow } from './designer.repository.ts';

type DesignerAnswer = Output<'getDesigner'>;

function answerOf({ clock }: RequestContext, { user, settings, location }: DesignerRow): DesignerAnswer {
  const zones = allTimeZones(clock.now());
  const zone = location && zones.find(({ ianaName }) => ianaName === location.timeZone);
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    symbol: user.symbol,
    isActive: user.isActive,
    location: location?.name ?? null,
    locationId: location?.id ?? null,
    locationTimezoneName: zone?.name ?? location?.timeZone ?? null,
    timezone: settings?.timezone ?? null,
    sessionsPerDay: settings?.sessionsPerDay ?? 1,
    bookableViaApi: settings?.bookableViaApi ?? false,
    productIds: [...(settings?.productTypeIds ?? [])],
  };
}

/** All designers by last and first name (N21). */
export async function listDesigners(context: RequestContext): Promise<Output<'listDesigners'>> {
  return (await findDesigners(context.tx)).map((row) => answerOf(context, row));
}

/** A designer of the tables. @throws not-found */
export async function designerOrNotFound({ tx }: RequestContext, userId: string): Promise<DesignerRow> {
  const row = await findDesigner(tx, userId);
  if (!row) throw notFound('Designer');
  return row;
}

/** One designer, for the header of the schedule (N2). @throws not-found */
export async function readDesigner(context: RequestContext, userId: string): Promise<DesignerAnswer> {
  return answerOf(context, await designerOrNotFound(context, userId));
}
