import type { FoundValue, SearchMatch, SearchPhrase } from '@crt/domain/search-phrase';
import { ilike, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database.ts';
import { beginningWith, containing, endingWith } from '../../../platform/db/like-pattern.ts';
import { requestIdContains } from '../list/plan-list.repository.ts';
import { plans } from '../plan.tables.ts';

/** As many as are looked at of each kind of hit; more than are offered, so that "the only one" stays true. */
const most = 11;
/** From three signs on the indexes over parts help. */
const leastOfPart = 3;

/** Values of plans in which a phrase is found, at most some of each kind. */
export async function findValues(tx: Database, phrase: SearchPhrase): Promise<FoundValue[]> {
  const { rows } = await tx.execute<{ id: number; matched: SearchMatch; value: string }>(foundValues(phrase));
  return rows.map(({ id, matched, value }) => ({ planId: Number(id), matched, value }));
}

/** The same as a statement. Every kind of hit has an index of its own, so that no search reads all plans. */
export function foundValues({ text, requestId }: SearchPhrase): SQL {
  const isPart = text.length >= leastOfPart;
  const found = [
    begins('RequestId', plans.requestId, requestId),
    begins('OrderNumber', plans.orderNumber, text),
    begins('PONumber', plans.poNumber, text),
    holds('RequestId', plans.requestId, ilike(plans.requestId, endingWith(`-${requestId}`))),
    holds('RequestId', plans.requestId, requestIdContains(requestId)),
    ...(isPart ? [contains('OrderNumber', plans.orderNumber, text)] : []),
    ...(isPart ? [contains('PONumber', plans.poNumber, text)] : []),
  ];
  return sql.join(found, sql` union `);
}

const selected = (matched: SearchMatch, column: PgColumn) =>
  sql`select ${plans.id} as id, ${sql.raw(`'${matched}'`)} as matched, ${column} as value from ${plans}`;

/** Values that begin with a text; the shortest come first, so that the whole value is among them. */
function begins(matched: SearchMatch, column: PgColumn, text: string): SQL {
  const pattern = beginningWith(text.toLowerCase());
  return sql`(${selected(matched, column)} where lower(${column}) like ${pattern}
    order by lower(${column}) using ~<~ limit ${sql.raw(String(most))})`;
}

function holds(matched: SearchMatch, column: PgColumn, condition: SQL): SQL {
  return sql`(${selected(matched, column)} where ${condition} limit ${sql.raw(String(most))})`;
}

const contains = (matched: SearchMatch, column: PgColumn, text: string) =>
  holds(matched, column, sql`${isNotNull(column)} and ${ilike(column, containing(text))}`);
