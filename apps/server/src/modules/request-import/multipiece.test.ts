import { expect, it } from 'vitest';
import { multipieceCases, type CaseRequest } from './multipiece.ts';

const request = (requestId: string, day: string | null, more: Partial<CaseRequest> = {}): CaseRequest => ({
  requestId,
  hospital: 'Hôpital Sainte-Anne',
  surgeon: 'Dr. Müller',
  surgeryDate: day,
  isOfImport: true,
  ...more,
});
const most = { cases: 200, requests: 50 };
const ids = (requests: readonly CaseRequest[]) =>
  multipieceCases(requests, most).map((one) => one.requestIds);

it('brings together requests of a surgeon in a hospital, however both are written (R14)', () => {
  const other = { hospital: 'HOPITAL  sainte-anne', surgeon: 'dr. muller', isOfImport: false };
  expect(multipieceCases([request('A', '2027-03-01'), request('B', '2027-03-01', other)], most)).toEqual([
    {
      hospital: 'Hôpital Sainte-Anne',
      surgeon: 'Dr. Müller',
      surgeryDate: '2027-03-01',
      requestIds: ['A', 'B'],
    },
  ]);
});

it('keeps apart what is of another day, surgeon or hospital (R14)', () => {
  expect(ids([request('A', '2027-03-01'), request('B', '2027-03-02')])).toEqual([]);
  expect(ids([request('A', null), request('B', null, { surgeon: 'Dr. Keller' })])).toEqual([]);
  expect(ids([request('A', null), request('B', null, { hospital: 'Charité' })])).toEqual([]);
  expect(ids([request('A', null, { hospital: '' }), request('B', null, { hospital: '' })])).toEqual([]);
});

it('lets a request without a day belong to each day, and to others without one (R14)', () => {
  const all = [request('A', '2027-03-01'), request('B', null), request('C', '2027-03-02')];
  expect(ids(all)).toEqual([
    ['A', 'B'],
    ['C', 'B'],
  ]);
  expect(multipieceCases([request('A', null), request('B', null)], most)[0]).toMatchObject({
    surgeryDate: null,
  });
});

it('tells neither one request twice nor cases that have nothing to do with the import (R14)', () => {
  expect(ids([request('A', null), request('a', null)])).toEqual([]);
  const earlier = { isOfImport: false };
  expect(ids([request('A', null, earlier), request('B', null, earlier)])).toEqual([]);
});

it('tells no more than was asked for, and stays quick where one surgeon has everything (R14)', () => {
  const dayOf = (place: number) => new Date(place * 86_400_000).toISOString().slice(0, 10);
  const dated = Array.from({ length: 20_000 }, (_, place) => request(`D${place}`, dayOf(place)));
  const undated = Array.from({ length: 20_000 }, (_, place) => request(`U${place}`, null));
  const found = multipieceCases([...dated, ...undated], most);
  expect(found).toHaveLength(200);
  expect(new Set(found.map(({ requestIds }) => requestIds.length))).toEqual(new Set([50]));
  expect(found[0]?.requestIds.slice(0, 2)).toEqual(['D0', 'U0']);
});
