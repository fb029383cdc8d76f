import { seenLetter } from '@crt/domain/entered-text';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldError } from '../errors.ts';
import { withClosedAnswers } from './closed-answers.ts';
import { withClosestForms } from './closest-form.ts';
import { composed } from './composed.ts';
import { addContractFormats, formatFaults } from './formats.ts';
import type { Contract, ContractDocument } from './operations.ts';
import { findUnfit } from './unfit.ts';

const mostErrors = 50;
/** Members up to which everything that is wrong is told: each error makes the search for the next a little slower. */
const mostMembers = 500;

/**
 * Answers what is wrong with a value; nothing when it fits.
 * @param at pointer to the value inside the request, put in front of the path of every error: `/body`
 */
export type Check = (value: unknown, at: string) => FieldError[];

/** Finds the check of a schema, given as it stands or as a reference into a document: `main#/components/…`. */
export type CheckOf = (schema: string | object) => Check;

type Direction = 'in' | 'out';
/** Whether everything is told, and each error with the schema and the value it comes from. */
interface Thoroughness {
  readonly allErrors: boolean;
  readonly verbose: boolean;
}
type Validators = (schema: string | object) => ValidateFunction;

/**
 * Checks for the schemas of the contract, compiled when first used: a server with hundreds of operations starts as
 * quickly as one with ten. Nothing is coerced and nothing is removed; what does not fit is refused by name: of a big
 * value the first thing only, so that no request can keep the process busy with its mistakes.
 * @param direction defaults are filled into what comes in, and its texts are brought into one writing; what goes out is
 *   left as it is, and may not say more than is declared.
 */
export function createChecks(contract: Contract, direction: Direction): CheckOf {
  const first = validators(contract, direction, { allErrors: false, verbose: false });
  const every = validators(contract, direction, { allErrors: true, verbose: true });
  const everyFault = (form: object, part: unknown) => faultsOf(every(form), part);
  return (schema) => (given, at) => {
    const unfit = findUnfit(given, at);
    if (unfit) return [unfit];
    const value = direction === 'in' ? composed(given) : given;
    const validate = first(schema);
    if (validate(value)) return [];
    const isSmall = countMembers(value, mostMembers) < mostMembers;
    const errors = isSmall ? withClosestForms(faultsOf(every(schema), value), everyFault) : validate.errors;
    return (errors ?? []).slice(0, mostErrors).map((error) => toFieldError(error, at));
  };
}

function faultsOf(validate: ValidateFunction, value: unknown): readonly ErrorObject[] {
  validate(value);
  return validate.errors ?? [];
}

function validators(contract: Contract, direction: Direction, how: Thoroughness): Validators {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string | object, ValidateFunction>();
  return (schema) => {
    ajv ??= withDocuments(contract, direction, how);
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(typeof schema === 'string' ? { $ref: schema } : schema);
    compiled.set(schema, validate);
    return validate;
  };
}

function withDocuments(contract: Contract, direction: Direction, how: Thoroughness): Ajv2020 {
  const ajv = new Ajv2020({ ...how, strict: false, useDefaults: direction === 'in', ownProperties: true });
  addContractFormats(ajv);
  for (const [name, document] of Object.entries(contract.documents)) {
    const known = direction === 'out' ? withClosedAnswers(document) : document;
    ajv.addSchema(asSchema(known, name), name, undefined, false);
  }
  return ajv;
}

/** Members of objects and lists at every depth, counted no further than `most`. */
function countMembers(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return 0;
  let count = 0;
  for (const name in value) {
    count += 1 + countMembers((value as Record<string, unknown>)[name], most - count);
    if (count >= most) return most;
  }
  return count;
}

/**
 * A document as the validator knows it. Files arrive as objects, not as strings: their size is limited where the form is
 * read. References name the document, so that a part of a schema can be checked by itself.
 */
function asSchema({ paths, components }: ContractDocument, name: string): object {
  const text = JSON.stringify({ $id: name, paths, components });
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#')) return `${name}${value}`;
    return isBinary(value) ? {} : value;
  }) as object;
}

function isBinary(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'binary';
}

function toFieldError(error: ErrorObject, at: string): FieldError {
  const { params } = error;
  const named: unknown =
    params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['missingProperty'];
  const step = typeof named === 'string' ? `/${named.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
  return { path: `${at}${error.instancePath}${step}`.slice(0, 200), message: messageOf(error).slice(0, 500) };
}

type Words = (params: Readonly<Record<string, unknown>>) => string;

/** What is wrong with a value that breaks a rule of a schema, by the keyword of the rule. */
const wordsOf: Readonly<Record<string, Words>> = {
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
  required: () => 'is required',
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
  maxLength: ({ limit }) => `is longer than ${String(limit)} characters`,
  minLength: ({ limit }) => (limit === 1 ? 'is empty' : `is shorter than ${String(limit)} characters`),
  maxItems: ({ limit }) => `has more than ${String(limit)} items`,
  minItems: ({ limit }) => (limit === 1 ? 'is empty' : `has fewer than ${String(limit)} items`),
  uniqueItems: () => 'has the same item twice',
};

function messageOf({ keyword, params, parentSchema, message = 'is not valid' }: ErrorObject): string {
  const said = wordsOf[keyword]?.(params);
  if (said !== undefined) return said;
  if (params['pattern'] === seenLetter) return 'has no letter that anybody sees';
  if (keyword === 'pattern') return otherThan(parentSchema?.['description']);
  return (keyword === 'format' && formatFaults[params['format'] as string]) || message;
}

/** What was expected in the words of the contract: nobody reads a regular expression. */
const otherThan = (description: unknown): string =>
  typeof description === 'string' ? `is something else: ${description}` : 'is not written as it has to be';
