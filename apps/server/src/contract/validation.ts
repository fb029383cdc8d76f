import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '../errors.ts';
import { withClosedAnswers } from './closed-answers.ts';
import type { Contract, ContractDocument } from './operations.ts';

const maximumErrors = 50;

/**
 * Answers what is wrong with a value; nothing when it fits.
 * @param at pointer to the value inside the request, put in front of the path of every error: `/body`
 */
export type Check = (value: unknown, at: string) => FieldError[];

/** Finds the check of a schema, given as it stands or as a reference into a document: `main#/components/…`. */
export type CheckOf = (schema: string | object) => Check;

/**
 * Checks for the schemas of the contract, compiled when first used: a server with hundreds of operations starts as
 * quickly as one with ten. Nothing is coerced and nothing is removed; what does not fit is refused by name.
 * @param direction defaults are filled into what comes in; what goes out is left as it is, and may not say more than
 *   is declared.
 */
export function createChecks(contract: Contract, direction: 'in' | 'out'): CheckOf {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string | object, ValidateFunction>();
  return (schema) => (value, at) => {
    ajv ??= withDocuments(contract, direction);
    const validate =
      compiled.get(schema) ?? ajv.compile(typeof schema === 'string' ? { $ref: schema } : schema);
    compiled.set(schema, validate);
    const nul = pathOfNul(value, at);
    if (nul !== undefined) return [{ path: nul, message: 'must not contain the character U+0000' }];
    return validate(value)
      ? []
      : (validate.errors ?? []).slice(0, maximumErrors).map((error) => toFieldError(error, at));
  };
}

function withDocuments(contract: Contract, direction: 'in' | 'out'): Ajv2020 {
  const useDefaults = direction === 'in';
  const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults, ownProperties: true });
  addFormats.default(ajv);
  for (const [name, document] of Object.entries(contract.documents)) {
    const known = direction === 'out' ? withClosedAnswers(document) : document;
    ajv.addSchema(withoutBinary(known, name), name, undefined, false);
  }
  return ajv;
}

/** Files arrive as objects, not as strings; their size is limited where the form is read. */
function withoutBinary(document: ContractDocument, name: string): object {
  const { paths, components } = document;
  const text = JSON.stringify({ $id: name, paths, components });
  return JSON.parse(text, (_key, value: unknown) => (isBinary(value) ? {} : value)) as object;
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

function messageOf(error: ErrorObject): string {
  if (['additionalProperties', 'unevaluatedProperties'].includes(error.keyword)) return 'is not known here';
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'enum')
    return `must be one of ${(error.params['allowedValues'] as unknown[]).join(', ')}`;
  return error.message ?? 'is not valid';
}

/** PostgreSQL cannot store U+0000 in text, so that no schema could ever mean it. */
function pathOfNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = pathOfNul(member, `${path}/${name}`.slice(0, 200));
    if (found !== undefined) return found;
  }
  return undefined;
}
