import { describe, expect, it } from 'vitest';
import { orderFound, readSearchPhrase, type FoundValue } from './search-phrase.ts';

it.each([
  ['26-10501', '26-10501'],
  ['  26-10501 r3 ', '26-10501'],
  ['26-10501 R12', '26-10501'],
  ['10501 r3', '10501'],
  ['SO 1', 'SO 1'],
  ['26-10595 M3', '26-10595'],
])('reads %j as the request id %j', (typed, requestId) => {
  expect(readSearchPhrase(typed)).toEqual({ text: typed.trim(), requestId });
});

const id = (planId: number, value: string): FoundValue => ({ planId, matched: 'RequestId', value });
const order = (planId: number, value: string): FoundValue => ({ planId, matched: 'OrderNumber', value });
const po = (planId: number, value: string): FoundValue => ({ planId, matched: 'PONumber', value });

describe('what was found', () => {
  const outcome = (typed: string, ...found: FoundValue[]) => {
    const { hits, meant } = orderFound(found, readSearchPhrase(typed));
    return [hits.map(({ planId, matched }) => `${planId} ${matched}`), meant?.planId];
  };

  it('stands exact before tail, beginning and part, new plans first', () => {
    expect(
      outcome('104', id(1, '26-11104'), id(2, '26-10400'), order(3, '104-1'), po(4, '104'), id(5, '26-104')),
    ).toEqual([['4 PONumber', '5 RequestId', '3 OrderNumber', '2 RequestId', '1 RequestId'], 4]);
  });

  it.each<[string, FoundValue[], number | undefined]>([
    ['26-10412 r2', [id(1, '26-10412')], 1],
    ['10412', [id(1, '26-10412'), order(2, 'SO-410412')], 1],
    ['10412', [id(1, '26-10412'), id(2, '25-10412')], undefined],
    ['so-44', [order(1, 'SO-440'), order(2, 'SO-441')], undefined],
    ['so-44', [order(1, 'SO-44'), order(2, 'SO-441')], 1],
    ['so-44', [order(1, 'SO-440'), po(1, 'PO-SO-44')], 1],
    ['nothing', [], undefined],
  ])('%s of %j means plan %s', (typed, found, meant) => {
    expect(outcome(typed, ...found)[1]).toBe(meant);
  });
});
