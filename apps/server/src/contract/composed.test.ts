import { describe, expect, it } from 'vitest';
import { contract } from './contract-samples.ts';
import { createChecks } from './validation.ts';

const check = createChecks(
  contract,
  'in',
)({
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 4 },
    tags: { type: 'array', items: { type: 'string', maxLength: 2 } },
  },
});

// One letter that is two of them in the writing in which names are stored, and two that are one.
const grows = '\u0958';
const shrinks = 'e\u0301';

describe('the length of a text (F1)', () => {
  it('is that of what is stored: one that grows beyond it is refused', () => {
    const path = '/body/name';
    expect(check({ name: grows.repeat(2) }, '/body')).toEqual([]);
    expect(check({ name: grows.repeat(3) }, '/body')).toEqual([
      { path, message: 'is longer than 4 characters' },
    ]);
    expect(check({ tags: ['a', grows.repeat(2)] }, '/body')).toHaveLength(1);
  });

  it('counts letters as people see them, and what is handed on is written so', () => {
    const value = { name: shrinks.repeat(4), tags: [shrinks] };
    expect(check(value, '/body')).toEqual([]);
    expect(value).toEqual({ name: '\u00E9'.repeat(4), tags: ['\u00E9'] });
  });
});
