import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { findProductTypes } from '../../product/product.options.ts';
import { allTimeZones } from '../../time-zone/time-zones.ts';
import { findDesigner, findDesigners, type DesignerRow } from './designer.repository.ts';

type DesignerAnswer = Output<'getDesigner'>;

/** Answers the designers with the names of what they design, whether that is offered any more or not. */
async function answersOf(
  { tx, clock }: RequestContext,
  rows: readonly DesignerRow[],
): Promise<DesignerAnswer[]> {
  const types = new Map((await findProductTypes(tx)).map(({ id, name }) => [id, name]));
  const zones = allTimeZones(clock.now());
  return rows.map((row) => answerOf(row, types, zones));
}

function answerOf(
  { user, settings, location }: DesignerRow,
  types: ReadonlyMap<number, string>,
  zones: ReturnType<typeof allTimeZones>,
): DesignerAnswer {
  const zone = location && zones.find(({ ianaName }) => ianaName === location.timeZone);
  const productIds = [...(settings?.productTypeIds ?? [])];
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
    productIds,
    productNames: productIds.map((id) => types.get(id) ?? String(id)),
  };
}

/** All designers by last and first name (N21). */
export async function listDesigners(context: RequestContext): Promise<Output<'listDesigners'>> {
  return answersOf(context, await findDesigners(context.tx));
}

/** A designer of the tables. @throws not-found */
export async function designerOrNotFound({ tx }: RequestContext, userId: string): Promise<DesignerRow> {
  const row = await findDesigner(tx, userId);
  if (!row) throw notFound('Designer');
  return row;
}

/** One designer, for the header of the schedule (N2). @throws not-found */
export async function readDesigner(context: RequestContext, userId: string): Promise<DesignerAnswer> {
  const [answer] = await answersOf(context, [await designerOrNotFound(context, userId)]);
  if (!answer) throw new Error('A designer was not answered');
  return answer;
}
