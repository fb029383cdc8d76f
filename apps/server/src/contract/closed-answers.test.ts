import { describe, expect, it } from 'vitest';
import type { Contract } from './operations.ts';
import { createChecks } from './validation.ts';

const name = { type: 'string' };
const schemas = {
  Envelope: { type: 'object', required: ['result'], properties: { result: { type: 'integer' } } },
  Person: { type: 'object', properties: { name } },
  Answer: {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      {
        type: 'object',
        properties: {
          people: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
          chief: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
          byName: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Person' } },
          anything: {},
        },
      },
    ],
  },
};
const media = { schema: { $ref: '#/components/schemas/Answer' } };
const empty = { paths: {} };
const contract: Contract = {
  operations: [],
  documents: {
    main: { paths: { '/a': media }, components: { schemas } },
    documentation: empty,
    'design-sessions': empty,
  },
};
const outgoing = createChecks(contract, 'out')('main#/paths/~1a/schema');
const refused = (answer: object) => outgoing(answer, '').map(({ path, message }) => `${path} ${message}`);

describe('an answer', () => {
  it('fits when it says what is declared, in whichever part of the schema', () => {
    const person = { name: 'Hanna' };
    const answer = {
      result: 0,
      people: [person],
      chief: null,
      byName: { hanna: person },
      anything: { a: 1 },
    };
    expect(refused(answer)).toEqual([]);
    expect(refused({ ...answer, chief: person })).toEqual([]);
  });

  it.each<[string, object]>([
    ['/secret is not known here', { secret: 1 }],
    ['/people/0/secret is not known here', { people: [{ secret: 1 }] }],
    ['/chief/secret is not known here', { chief: { secret: 1 } }],
    ['/byName/a/secret is not known here', { byName: { a: { secret: 1 } } }],
  ])('may not say more: %s', (message, more) => {
    expect(refused({ result: 0, ...more })).toContain(message);
  });
});
