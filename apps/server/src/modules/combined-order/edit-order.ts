import { enteredName } from '@crt/domain/entered-text';
import { allow } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { changed } from '../history/changed.ts';
import { announceCycles } from '../manufacturing/cycle/announce-cycles.ts';
import { lockRecords } from '../reference-data/audit-record.ts';
import { done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { create } from '../write-road/verbs.ts';
import { refusal, takeWriteRoad, type WriteAnswer } from '../write-road/write-road.ts';
import { combinedOrderAggregate } from './combined-order.aggregate.ts';
import { findMembers, insertOrder, isIdentifierTaken } from './combined-order.repository.ts';
import { combinedOrderDefinitions } from './combined-order.tables.ts';

/** An order as it is entered (L4). */
interface NewOrder {
  readonly identifier: string;
  readonly combinedOrderDefinitionId: number;
  readonly orderNumber?: string | null;
}

const road = { fields: [], hasStamp: false, authorise: () => allow } as const;
const takenText = (identifier: string) => `Identifier ${identifier} already exists.`;
/** Lets one writer at a time give identifiers; taken before any order is locked. */
const lockIdentifiers = (context: RequestContext) => lockRecords(context, 'combined-order');
const entered = (text: string | null | undefined) => enteredName(text ?? '') || null;

/** Makes an order without jobs; the message of the answer is its id (L4, AA5). */
export async function createOrder(context: RequestContext, order: NewOrder): Promise<Answer> {
  const { tx } = context;
  const { combinedOrderDefinitionId: definitionId } = order;
  const [identifier, orderNumber] = [enteredName(order.identifier), entered(order.orderNumber)];
  await lockIdentifiers(context);
  const isIt = eq(combinedOrderDefinitions.id, definitionId);
  const [definition] = await tx.select().from(combinedOrderDefinitions).where(isIt);
  if (!definition) return refused('There is no such kind of combined orders.');
  if (await isIdentifierTaken(tx, { definitionId, identifier })) return refused(takenText(identifier));
  const { id, stamp } = await create(context, combinedOrderAggregate, {
    insert: () => insertOrder(tx, { definitionId, identifier, orderNumber }),
    changes: () => changed('identifier', 'text', null, identifier),
    tag: combinedOrderAggregate.tag,
  });
  return done(String(id), encodeStamp(stamp));
}

/** Gives an order another identifier, which no other one of its kind has (L8). */
export async function editIdentifier(
  context: RequestContext,
  id: number,
  text: string,
): Promise<WriteAnswer> {
  const { tx } = context;
  const identifier = enteredName(text);
  await lockIdentifiers(context);
  return takeWriteRoad(
    context,
    combinedOrderAggregate,
    { id },
    {
      ...road,
      success: 'Identifier has been changed.',
      decide: async ({ row: { definitionId, identifier: old } }) => {
        if (await isIdentifierTaken(tx, { definitionId, identifier, exceptId: id }))
          return refusal(takenText(identifier));
        return {
          patch: { identifier },
          changes: changed('identifier', 'text', old, identifier),
          effects: async () =>
            announceCycles(context, [
              ...new Set((await findMembers(tx, [id])).map(({ cycleId }) => cycleId)),
            ]),
        };
      },
    },
  );
}

/** Gives an order another order number, or none (L9). */
export function editOrderNumber(
  context: RequestContext,
  id: number,
  text: string | null,
): Promise<WriteAnswer> {
  const orderNumber = entered(text);
  return takeWriteRoad(
    context,
    combinedOrderAggregate,
    { id },
    {
      ...road,
      success: 'Order number has been changed.',
      decide: ({ row }) => ({
        patch: { orderNumber },
        changes: changed('orderNumber', 'text', row.orderNumber, orderNumber),
      }),
    },
  );
}
