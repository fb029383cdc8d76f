import type { RequestContext } from '../../../context.ts';
import { recordBeginning } from '../../history/record-beginning.ts';
import { designerAggregate } from './designer.aggregate.ts';
import { settingsOf } from './designer.repository.ts';

/** The id of a designer's row for the write road, with the row and the beginning of its history where there is none. */
export async function designerToWrite(context: RequestContext, userId: string): Promise<number> {
  const { id, isNew } = await settingsOf(context.tx, userId);
  if (!isNew) return id;
  const { name, present } = designerAggregate;
  const values = (await present.valuesOf(context.tx, [id])).get(id) ?? {};
  await recordBeginning(context, { aggregate: name, aggregateId: id }, values);
  return id;
}
