import { describe, expect, it } from 'vitest';
import { defineColumns } from './column.ts';
import { naturalKeys } from './natural-keys.ts';
import { orderRows, prepareSortKeys } from './sort-keys.ts';
import type { Sort } from './sort.ts';

interface Plan {
  name: string | null;
  cases: number | null;
  due: string | null;
}

const columns = defineColumns<Plan>([
  { id: 'name', header: 'Name', kind: 'text', value: (plan) => plan.name },
  { id: 'cases', header: 'Cases', kind: 'number', value: (plan) => plan.cases },
  { id: 'due', header: 'Due', kind: 'date', value: (plan) => plan.due },
]);

const plan = (name: string | null, cases: number | null = null, due: string | null = null): Plan => ({
  name,
  cases,
  due,
});

function sorted(plans: readonly Plan[], sort: Sort): Plan[] {
  const order = orderRows(plans.length, sort, (id) => {
    const column = columns.find((candidate) => candidate.id === id);
    return column && prepareSortKeys(plans, column, 'en');
  });
  return [...order].map((index) => plans[index] as Plan);
}

const names = (plans: readonly Plan[]) => plans.map(({ name }) => name);

describe('naturalKeys', () => {
  it('order ASCII texts exactly as the language collation does', () => {
    const parts = [
      'a',
      'B',
      'b',
      'A',
      '9',
      '10',
      '007',
      '7',
      ' ',
      '-',
      '_',
      '.',
      ',',
      '/',
      '(',
      '#',
      '$',
      '+',
      '',
    ];
    const texts = parts.flatMap((left) =>
      parts.flatMap((middle) => ['x', 'Y2', '1'].map((right) => left + middle + right)),
    );
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    const keys = naturalKeys(texts, 'en');
    const disagreements: string[] = [];
    texts.forEach((left, i) => {
      texts.forEach((right, j) => {
        const byKey = Math.sign(
          Number((keys[i] ?? '') > (keys[j] ?? '')) - Number((keys[i] ?? '') < (keys[j] ?? '')),
        );
        if (byKey !== Math.sign(collator.compare(left, right))) disagreements.push(`${left} | ${right}`);
      });
    });
    expect(disagreements).toEqual([]);
  });

  it('follow the language as soon as one text has other letters', () => {
    const texts = ['Zürich', 'Ångström', 'Aarau', 'zug', 'Ängelholm'];
    const byKey = (locale: string) => {
      const keys = naturalKeys(texts, locale);
      return texts
        .map((_, index) => index)
        .sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1))
        .map((index) => texts[index]);
    };
    expect(byKey('en')).toEqual(['Aarau', 'Ängelholm', 'Ångström', 'zug', 'Zürich']);
    expect(byKey('sv')).toEqual(['Aarau', 'zug', 'Zürich', 'Ångström', 'Ängelholm']);
  });
});

describe('orderRows', () => {
  it('puts 9 before 10 and ignores case', () => {
    const plans = ['Plan 10', 'plan 9', 'PLAN 1'].map((name) => plan(name));
    expect(names(sorted(plans, [{ columnId: 'name', direction: 'ascending' }]))).toEqual([
      'PLAN 1',
      'plan 9',
      'Plan 10',
    ]);
  });

  it.each(['ascending', 'descending'] as const)('puts empty cells last when %s', (direction) => {
    const plans = [plan(null, null), plan('b', 2, '2026-11-20'), plan('', 1, '2026-01-02'), plan('a', null)];
    for (const columnId of ['name', 'cases', 'due']) {
      const values = sorted(plans, [{ columnId, direction }]).map((each) => each[columnId as keyof Plan]);
      const firstEmpty = values.findIndex((value) => value === null || value === '');
      expect(values.slice(firstEmpty).every((value) => value === null || value === '')).toBe(true);
    }
  });

  it('keeps the order of equal rows and goes on to the next rule', () => {
    const plans = [plan('b', 1), plan('a', 2), plan('b', 3), plan('a', 4)];
    expect(
      sorted(plans, [
        { columnId: 'name', direction: 'descending' },
        { columnId: 'cases', direction: 'descending' },
      ]).map(({ cases }) => cases),
    ).toEqual([3, 1, 4, 2]);
    expect(sorted(plans, [{ columnId: 'name', direction: 'descending' }]).map(({ cases }) => cases)).toEqual([
      1, 3, 2, 4,
    ]);
  });

  it('compares instants by time, not by their letters', () => {
    const plans = [
      plan('late', 0, '2026-11-20T09:00:00-08:00'),
      plan('early', 0, '2026-11-20T12:00:00+01:00'),
    ];
    expect(names(sorted(plans, [{ columnId: 'due', direction: 'ascending' }]))).toEqual(['early', 'late']);
  });

  it('leaves rows alone when no rule names a column that exists', () => {
    const plans = [plan('b'), plan('a')];
    expect(names(sorted(plans, [{ columnId: 'gone', direction: 'ascending' }]))).toEqual(['b', 'a']);
  });
});
