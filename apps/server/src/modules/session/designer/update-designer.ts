import { sessionTexts } from '@crt/domain/session-texts';
import { allow } from '@crt/domain/verdict';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { locationError } from '../../manufacturing-location/manufacturing-location.options.ts';
import { productTypeError } from '../../product/product.options.ts';
import { isTimeZone } from '../../time-zone/time-zones.ts';
import { refusal, takeWriteRoad } from '../../write-road/write-road.ts';
import { announceSchedule } from '../announce.ts';
import { designAnswer, designRefused, type DesignResult } from '../design-result.ts';
import type { PatchOf, RowOf } from '../row-aggregate.ts';
import { lockSchedules } from '../schedule-lock.ts';
import type { designers } from '../session.tables.ts';
import { designerAggregate } from './designer.aggregate.ts';
import { designerToWrite } from './designer-to-write.ts';
import { designerOrNotFound } from './list-designers.ts';
import { zoneFindings } from './zone-change.ts';

type Operations = Input<'updateDesigner'>['body'];
type Row = RowOf<typeof designers>;

/** Replaces members of a designer: all of them or none (N22). What is booked already stays booked. */
export async function updateDesigner(
  context: RequestContext,
  userId: string,
  operations: Operations,
  ignoreWarning = false,
): Promise<DesignResult> {
  const { tx } = context;
  const paths = operations.map(({ path }) => path);
  const twice = paths.find((path, place) => paths.indexOf(path) < place);
  if (twice !== undefined) return designRefused([`${twice.slice(1)} is replaced twice.`]);
  await designerOrNotFound(context, userId);
  await lockSchedules(context);
  const id = await designerToWrite(context, userId);
  const answer = await takeWriteRoad(
    context,
    designerAggregate,
    { id, ignoreWarning },
    {
      fields: [],
      hasStamp: false,
      success: '',
      authorise: () => allow,
      decide: async (row) => {
        const patch = patchOf(operations);
        const error = await faultOf(tx, row, patch);
        if (error !== undefined) return refusal(error);
        const zone = await zoneFindings(context, userId, { from: row.timezone, to: patch.timezone });
        if (zone.error !== undefined) throw refusedAt(operations, '/timezone', zone.error);
        const changes = await designerAggregate.changesOf(tx, row, { ...row, ...patch });
        return { ...zone, patch, changes, effects: () => Promise.resolve(announceSchedule(context, userId)) };
      },
    },
  );
  return designAnswer(answer, id);
}

/** Refused at the member that is to be mended, wherever it stands in the list. */
function refusedAt(operations: Operations, member: string, message: string) {
  const place = operations.findIndex(({ path }) => path === member);
  return invalidRequest([{ path: `/body/${place}/value`, message }]);
}

function patchOf(operations: Operations): PatchOf<typeof designers> {
  const patch = Object.fromEntries(operations.map(({ path, value }) => [path.slice(1), value]));
  const { productTypeIds } = patch as PatchOf<typeof designers>;
  return { ...patch, ...(productTypeIds && { productTypeIds: productTypeIds.toSorted((a, b) => a - b) }) };
}

/** What is wrong with the values, in a sentence; what was chosen before may stay (T10, T11). */
async function faultOf(
  tx: Database,
  before: Row,
  { locationId, timezone, productTypeIds = [] }: PatchOf<typeof designers>,
): Promise<string | undefined> {
  if (typeof timezone === 'string' && !isTimeZone(timezone)) return sessionTexts.unknownZone(timezone);
  for (const id of productTypeIds) {
    const known = before.productTypeIds.includes(id) ? id : undefined;
    const error = await productTypeError(tx, id, known);
    if (error !== undefined) return error;
  }
  return locationId === undefined ? undefined : locationError(tx, locationId, before.locationId);
}
