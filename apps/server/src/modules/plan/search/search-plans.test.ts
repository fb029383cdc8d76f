import { readSearchPhrase } from '@crt/domain/search-phrase';
import { eq, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { manufacturingCycles } from '../../manufacturing/cycle/cycle.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { plans } from '../plan.tables.ts';
import { foundValues } from './find-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const [id, values] of [
    [1, { requestId: '26-77412', designRevision: 3, orderNumber: 'AB-5000', poNumber: 'PO-31', type: 1 }],
    [2, { requestId: '25-77412', designRevision: 0, orderNumber: 'AB-5001', poNumber: null, type: 3 }],
    [3, { requestId: '26-88001', designRevision: 0, orderNumber: 'XAB-5000', poNumber: 'PO-312', type: 4 }],
  ] as const)
    await app.db.update(plans).set(values).where(eq(plans.id, id));
});
afterAll(() => app.close());

const search = async (phrase: string, screenType = 1, as = 'planner') => {
  const answer = await app.call(as, 'POST', '/api/Search/SearchPhrase', { phrase, screenType });
  return answer.body as Output<'searchPhrase'>;
};

describe('the search', () => {
  it.each<[string, number | null, string[]]>([
    ['26-77412', 1, ['1 RequestId']],
    [' 26-77412 r3', 1, ['1 RequestId']],
    ['26-77412 R1', 1, ['1 RequestId']],
    ['26-77412 M3', 1, ['1 RequestId']],
    ['88001', 3, ['3 RequestId']],
    ['77412', null, ['2 RequestId', '1 RequestId']],
    ['ab-5000', 1, ['1 OrderNumber']],
    ['ab-500', null, ['2 OrderNumber', '1 OrderNumber', '3 OrderNumber']],
    ['po-31', 1, ['1 PONumber']],
    ['O-312', 3, ['3 PONumber']],
  ])('for %j finds %s', async (phrase, meant, hits) => {
    const found = await search(phrase);
    expect(found).toMatchObject({ result: 0, fulfilmentPlanId: meant });
    expect(found.hits.map(({ fulfilmentPlanId, matched }) => `${fulfilmentPlanId} ${matched}`)).toEqual(hits);
  });

  it('tells of each hit what matched and where it leads', async () => {
    const { hits, screenType } = await search('77412', 2);
    expect(screenType).toBeNull();
    expect(hits[1]).toMatchObject({
      requestIdWithRevision: '26-77412 R3',
      matchedText: '26-77412',
      screenType: 2,
      productType: expect.stringMatching(/./) as string,
    });
    expect(hits[0]).toMatchObject({ screenType: 4 });
  });

  it('leads to no manufacturing of a plan that has none (M2, M3)', async () => {
    const taken = app.db.select({ id: manufacturingCycles.planId }).from(manufacturingCycles);
    const [plan] = await app.db.select().from(plans).where(notInArray(plans.id, taken)).limit(1);
    const requestId = plan?.requestId ?? '';
    const found = { fulfilmentPlanId: plan?.id, screenType: 1 };
    expect(await search(requestId, 2)).toMatchObject({ result: 0, ...found, hits: [found] });
    for (const screen of [1, 2])
      expect(await search(requestId, screen, 'manufacturing')).toMatchObject({
        result: 2,
        message: `Request ${requestId} has no manufacturing cycle.`,
        fulfilmentPlanId: null,
        hits: [],
      });
    expect(await search('26-', 2, 'manufacturing')).toMatchObject({ result: 0 });
  });

  it.each(['10412', '26-10501 r3', 'SO-4401', 'ab'])(
    'for %j reads no plan but by an index',
    async (phrase) => {
      const steps = await app.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
          sql`explain (costs off) ${foundValues(readSearchPhrase(phrase))}`,
        );
        return rows.map((row) => row['QUERY PLAN'].trim());
      });
      const scans = steps.filter((step) => /Scan.* on plans/.test(step));
      expect(scans.length).toBeGreaterThan(3);
      expect(scans.filter((step) => step.includes('Seq Scan'))).toEqual([]);
      // What begins with the phrase comes in the order of the index: nothing is sorted to find the shortest.
      expect(steps.filter((step) => step.startsWith('Index Cond: ((lower')).length).toBe(3);
      // Doubles are taken out of the few that were found, by one sort or, in an older PostgreSQL, by a hash.
      expect(steps.filter((step) => step.startsWith('->  Sort')).length).toBeLessThanOrEqual(1);
    },
  );

  it('offers ten at most, and says when there is nothing', async () => {
    const many = await search('26-');
    expect([many.result, many.fulfilmentPlanId, many.hits.length]).toEqual([0, null, 10]);
    expect(await search('no such thing')).toMatchObject({
      result: 2,
      message: 'No request was found for no such thing.',
      hits: [],
    });
  });
});
