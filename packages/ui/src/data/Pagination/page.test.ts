import { describe, expect, it } from 'vitest';
import { fitPage, pageCount, pageRange, resizePage } from './page.ts';

describe('pages', () => {
  it('are counted, with one for nothing', () => {
    expect([0, 1, 20, 21].map((total) => pageCount(total, 20))).toEqual([1, 1, 1, 2]);
  });

  it('are the nearest that exist', () => {
    expect(fitPage({ index: 9, size: 20 }, 41)).toEqual({ index: 2, size: 20 });
    expect(fitPage({ index: -1, size: 20 }, 41).index).toBe(0);
    const page = { index: 2, size: 20 };
    expect(fitPage(page, 41)).toBe(page);
  });

  it('keep their first row when their size changes', () => {
    expect(resizePage({ index: 4, size: 10 }, 20)).toEqual({ index: 2, size: 20 });
    expect(resizePage({ index: 2, size: 20 }, 50)).toEqual({ index: 0, size: 50 });
  });

  it('say which rows they hold', () => {
    expect(pageRange({ index: 2, size: 20 }, 41)).toEqual({ from: 41, to: 41 });
    expect(pageRange({ index: 0, size: 20 }, 0)).toEqual({ from: 0, to: 0 });
  });
});
