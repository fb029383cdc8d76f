import { sessionSettings } from '@crt/domain/session-settings';
import { sessionTexts } from '@crt/domain/session-texts';
import type { SessionWish } from '@crt/domain/slot-search';
import { findSlots } from '@crt/domain/slots';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import { productTypeError } from '../../product/product.options.ts';
import { isTimeZone } from '../../time-zone/time-zones.ts';
import { propertiesOfType } from '../property/session-properties.ts';
import { loadSchedules } from '../schedule/load-schedules.ts';
import { periodOf } from '../schedule/period.ts';
import { plannedRequest, searchedDurations, wishOfPlan } from './session-wish.ts';

type Query = Input<'listSessionTimes'>['query'];

const notConfigured = { availableSlots: [], errorCode: 'NOT_CONFIGURED' as const, losses: [] };
const wrong = (path: string, message: string) => invalidRequest([{ path: `/query/${path}`, message }]);

/** What is wished, and the session that is in nobody's way because it is to be moved; null when nothing is configured. */
interface Wished {
  readonly wish: SessionWish;
  readonly exceptId?: number;
}

async function wishedFor(context: RequestContext, query: Query): Promise<Wished | null> {
  const durations = searchedDurations(query);
  const { requestId, productTypeId, priority = false } = query;
  if (requestId !== undefined) {
    const { wanted, known } = await plannedRequest(context, requestId);
    const wish = wishOfPlan(context, wanted, durations);
    return { wish, ...(known && { exceptId: known.id }) };
  }
  if (productTypeId === undefined) throw wrong('productTypeId', 'Product type or request id is required.');
  const error = await productTypeError(context.tx, productTypeId, undefined);
  if (error !== undefined) throw wrong('productTypeId', error);
  const properties = await propertiesOfType(context.tx, productTypeId);
  const settings = sessionSettings(properties, { productTypeId, priority });
  if (!settings) return null;
  const now = context.clock.now().getTime();
  const { dayLimit } = settings;
  return { wish: { productTypeId, durations, dayLimit, now, earliest: null, isApiCaller: false } };
}

/** The slots of a period and why there are not more of them (N31, N32, N40; domain rules §3.8). */
export async function sessionTimes(
  context: RequestContext,
  query: Query,
): Promise<Output<'listSessionTimes'>> {
  const window = periodOf(query.dateTimeFrom, query.dateTimeTo, '/query/dateTimeTo');
  const { timezone: viewZone = 'UTC' } = query;
  if (!isTimeZone(viewZone)) throw wrong('timezone', sessionTexts.unknownZone(viewZone));
  const wished = await wishedFor(context, query);
  if (!wished) return notConfigured;
  const { wish, exceptId } = wished;
  const schedules = await loadSchedules(context.tx, window, {
    productTypeId: wish.productTypeId,
    ...(exceptId !== undefined && { exceptId }),
  });
  const { slots, losses } = findSlots({ ...wish, window, viewZone }, schedules);
  return {
    availableSlots: slots.map(({ start, end }) => ({
      dateTimeFrom: new Date(start).toISOString(),
      dateTimeTo: new Date(end).toISOString(),
    })),
    errorCode: null,
    losses: losses.map((loss) => ({ ...loss })),
  };
}
