import { describe, expect, it } from 'vitest';
import { contract } from './contract-samples.ts';
import { createChecks } from './validation.ts';

const checkOf = createChecks(contract, 'in');
const check = (name: string) => checkOf({ $ref: `main#/components/schemas/${name}` });

const noInstants = [
  '2016-12-31T23:59:60Z',
  '2026-11-20T24:00:00Z',
  '2023-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-20T09:30:00',
  '2026-11-20 09:30:00Z',
  '2026-11-20T09:30:00+05',
  '2026-11-20T09:30:00+24:00',
  '+002026-11-20T09:30:00Z',
  '2026-11-20T09:30Z',
  '2026-11-20',
  '',
];
const noDays = ['2023-02-29', '2026-13-01', '20.11.2026', '2026-1-1', ''];

describe.each([
  {
    name: 'Instant',
    taken: ['2026-11-20T09:30:00Z', '2024-02-29T23:59:59.999+14:00', '1900-01-01T00:00:00Z'],
    refused: [...noInstants, '0001-01-01T00:00:00Z', '2199-12-31T23:59:59-14:00', '9999-12-31T23:59:59Z'],
  },
  {
    name: 'FilterInstant',
    taken: ['2026-11-20T09:30:00Z', '0001-01-01T00:00:00-12:00', '9999-12-31T23:59:59Z'],
    refused: noInstants,
  },
  {
    name: 'PlainDate',
    taken: ['1900-01-01', '2024-02-29', '2199-12-31'],
    refused: [...noDays, '0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'],
  },
  { name: 'FilterDay', taken: ['0001-01-01', '2024-02-29', '9999-12-31'], refused: noDays },
])('$name', ({ name, taken, refused }) => {
  it.each(taken)('takes %s, and so does a date of ours', (text) => {
    expect(check(name)(text, '')).toEqual([]);
    expect(new Date(text).getTime()).not.toBeNaN();
  });

  it.each(refused)('refuses %s', (text) => {
    expect(check(name)(text, '')).toHaveLength(1);
  });
});

it.each(['\u0001', ' \u0007\t', '\u200b\u200d', '\u202e', '\ufeff', '\u00a0'])(
  'takes no name and no comment of nothing that can be seen: %j',
  (text) => {
    for (const name of ['FilterName', 'CommentText']) {
      expect([name, check(name)(text, '')]).not.toEqual([name, []]);
      expect([name, check(name)(`${text}a${text}`, '')]).toEqual([name, []]);
    }
  },
);

it('names everything that is wrong with what a person may have filled in, and the first thing of a flood', () => {
  const schema = { type: 'array', items: { type: 'object', required: ['a', 'b'] } };
  const empty = (count: number) => Array.from({ length: count }, () => ({}));
  expect(checkOf(schema)(empty(10), '')).toHaveLength(20);
  expect(checkOf(schema)(empty(100), '')).toHaveLength(50);
  expect(checkOf(schema)(empty(100_000), '')).toHaveLength(1);
});

it.each([
  ['main', 'NewPlanRequest', { requestTypeId: 5 }, ['/planId', '/distributionCenterId', '/productType']],
  [
    'main',
    'NewPlanRequest',
    { requestTypeId: 2, planId: 'X' },
    ['/orderNumber', '/manufacturingLocationId', '/planId'],
  ],
  ['design-sessions', 'DesignerPatch', { op: 'replace', path: '/sessionsPerDay', value: -1 }, ['/value']],
  ['design-sessions', 'DesignerPatch', { op: 'replace', path: '/nothing', value: 3 }, ['/path']],
])(
  'of %s %s %j tells only what is wrong by the form that was meant (B05)',
  (document, name, value, paths) => {
    const told = checkOf({ $ref: `${document}#/components/schemas/${name}` })(value, '');
    expect(told.slice(0, 3).map(({ path }) => path)).toEqual(paths);
  },
);

it.each([
  [{ type: 'array', minItems: 1 }, [], 'is empty'],
  [{ type: 'array', minItems: 2 }, [1], 'has fewer than 2 items'],
  [{ type: 'array', uniqueItems: true }, [1, 1], 'has the same item twice'],
  [{ type: 'string', minLength: 1 }, '', 'is empty'],
  [{ type: 'string', minLength: 12 }, 'zz', 'is shorter than 12 characters'],
])('says of %j that %j %s', (schema, value, message) => {
  expect(checkOf(schema)(value, '')).toEqual([{ path: '', message }]);
});

it('says of a day what people enter instead, not what the format is called', () => {
  const asked = { path: '', message: 'must be a day in the years 1900 to 2199' };
  expect(check('PlainDate')('2300-05-01', '')).toEqual([asked]);
});

it('says of a value that may be missing what is wrong with it, not that it should be', () => {
  const errors = check('PlanListFilter')({ chosenDate: '26.11.2026' }, '');
  expect(errors).toEqual([{ path: '/chosenDate', message: 'must be a day' }]);
});
