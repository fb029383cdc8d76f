import { describe, expect, it } from 'vitest';
import { longestRequestIds } from '../filter/list-page.ts';
import { plainCode } from '../record/plain-code.ts';
import {
  fitRequestIds,
  orderFound,
  readRequestIds,
  readSearchPhrase,
  type FoundValue,
} from './search-phrase.ts';

it.each([
  ['26-10501', '26-10501'],
  ['  26-10501 r3 ', '26-10501'],
  ['26-10501 R12', '26-10501'],
  ['10501 r3', '10501'],
  ['SO 1', 'SO 1'],
  ['26-10595 M3', '26-10595'],
  ['26\u201110501\u00A0R3', '26-10501'],
])('reads %j as the request id %j', (typed, requestId) => {
  expect(readSearchPhrase(typed)).toEqual({ text: plainCode(typed), requestId });
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

describe('the ids of a filter', () => {
  it.each([
    ['26-10412', ['26-10412']],
    [' 10412 ', ['10412']],
    ['26-10412\t26-10413\t26-10414', ['26-10412', '26-10413', '26-10414']],
    ['26-10412\r\n26-10413\r\n', ['26-10412', '26-10413']],
    ['26-10412, 26-10413; 26-10412', ['26-10412', '26-10413']],
    // Browsers put a blank for each line end of what is pasted into a field of one line.
    ['26-10412 26-10413 R2', ['26-10412', '26-10413']],
    ['26\u201110412\u00A026\u201310413', ['26-10412', '26-10413']],
    ['EXT 12', ['EXT 12']],
    [' , ', []],
  ])('in %j are %j', (text, ids) => {
    expect(readRequestIds(text)).toEqual(ids);
  });

  it('are cut between two of them', () => {
    const ids = Array.from({ length: 200 }, (_, place) => `26-${10_000 + place}`);
    const fitted = fitRequestIds(ids.join('\n'));
    expect(fitted).toEqual({ text: ids.slice(0, 100).join(', '), kept: 100, all: 200 });
    expect(fitted.text.length).toBeLessThanOrEqual(longestRequestIds);
    expect(fitRequestIds('26-1\t26-2')).toEqual({ text: '26-1, 26-2', kept: 2, all: 2 });
  });
});
