import { readKey } from '@crt/api-client/hooks';
import { getPlanContext, listPlans } from '@crt/api-client/main/plan-list';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownPlace } from './known-place.ts';

const list = (ids: readonly number[], page: number, limit: number) =>
  [
    readKey(listPlans, { body: { filters: {}, page, limit } }),
    { data: ids.map((id) => ({ id })), page, filteredPlansCount: 48 },
  ] as const;
const beside = (recordId: number, place: number | null, prevRecordId: number | null, nextRecordId: number) =>
  [
    readKey(getPlanContext, { id: recordId }),
    {
      recordId,
      recordIndexNumber: place,
      recordsNumber: 48,
      prevRecordId,
      nextRecordId,
      displayedRecordsNumber: 20,
    },
  ] as const;

function clientThatRead(...reads: readonly (readonly [readonly unknown[], unknown])[]): QueryClient {
  const client = new QueryClient();
  for (const [place, [key, data]] of reads.entries())
    client.setQueryData(key, data, { updatedAt: 1000 + place });
  return client;
}

it('a plan of the list one came from has its place, and the neighbours that were on screen', () => {
  expect(knownPlace(clientThatRead(list([7, 5, 3], 2, 20)), 7)).toEqual({
    recordId: 7,
    recordIndexNumber: 21,
    recordsNumber: 48,
    prevRecordId: null,
    nextRecordId: 5,
    displayedRecordsNumber: 20,
  });
});

it.each([
  ['next', 3, { recordIndexNumber: 23, prevRecordId: 5, nextRecordId: null }],
  ['previous', 7, { recordIndexNumber: 21, prevRecordId: null, nextRecordId: 5 }],
])('the %s plan has the place beside the one that one stepped on from', (_, id, place) => {
  const client = clientThatRead(beside(5, 22, 7, 3));
  expect(knownPlace(client, id)).toMatchObject({ ...place, recordId: id, displayedRecordsNumber: 20 });
});

it('the list that was read last counts', () => {
  const [older, newer] = [list([7, 5], 1, 10), list([9, 8, 7], 2, 20)];
  expect(knownPlace(clientThatRead(older, newer), 7)?.recordIndexNumber).toBe(23);
  expect(knownPlace(clientThatRead(newer, older), 7)?.recordIndexNumber).toBe(1);
});

it('the list that was opened counts, whatever was listed since (F2)', () => {
  const named = (listQueryId: string, ids: readonly number[], page: number) => {
    const [key, data] = list(ids, page, 10);
    return [
      [...key.slice(0, 2), { body: { page, limit: 10, filters: { requestId: listQueryId } } }],
      { ...data, listQueryId },
    ] as const;
  };
  const client = clientThatRead(named('0000000000000001', [7, 5], 2), named('0000000000000002', [5, 7], 1));
  expect(knownPlace(client, 7, '0000000000000001')?.recordIndexNumber).toBe(11);
  expect(knownPlace(client, 7, '0000000000000002')?.recordIndexNumber).toBe(2);
  expect(knownPlace(client, 7, '0000000000000003')).toBeUndefined();
});

it('nothing is made up: not for a plan that nobody saw, nor beside one that left the list', () => {
  expect(knownPlace(clientThatRead(list([7], 1, 10), beside(5, null, 4, 3)), 3)).toBeUndefined();
});

it("a list that still waits for its filters stands in nobody's way", () => {
  const client = clientThatRead(list([7, 5, 3], 2, 20));
  client.getQueryCache().build(client, { queryKey: readKey(listPlans) });
  expect(knownPlace(client, 5)?.recordIndexNumber).toBe(22);
});
