import { allPermissions } from '@crt/domain/permission';
import { isJson, isStream, isWrite, resolve } from '../document.ts';
import type { MediaType, Operation, Parameter } from '../document.ts';
import { examplesOf, schemaExamples } from '../examples.ts';
import { operationRule } from './finding.ts';
import type { Subject } from './finding.ts';

const knownPermissions: ReadonlySet<string> = new Set(allPermissions);

const naming = operationRule('operation-name', ({ id }) =>
  /^[a-z]+[A-Z]\w*$/.test(id) ? [] : ['operationId must be a verb and a noun in lowerCamelCase'],
);

const tag = operationRule('one-tag', ({ raw, tag: name }, { document }) => {
  if (raw.tags?.length !== 1) return ['needs exactly one tag: its resource'];
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return [`tag ${name} must be in kebab-case`];
  return document.tags?.some((declared) => declared.name === name) ? [] : [`tag ${name} is not declared`];
});

const permissions = operationRule('permissions', ({ raw }) => {
  const access = raw['x-permissions'];
  if (access === undefined) return ['x-permissions is missing'];
  if (access === 'public' || access === 'open') return unknownFlags(raw['x-answer-flags']);
  if (!Array.isArray(access) || access.length === 0)
    return ['x-permissions must be public, open or a list of rights'];
  return [...unknownFlags(access), ...unknownFlags(raw['x-answer-flags'])];
});

function unknownFlags(flags: readonly string[] = []): string[] {
  return flags.filter((flag) => !knownPermissions.has(flag)).map((flag) => `${flag} is no known right`);
}

const writes = operationRule('write-facts', (operation, { allTags }) => {
  const { 'x-stamp': stamp, 'x-refetches': refetches } = operation.raw;
  const isMarked = stamp !== undefined || refetches !== undefined;
  if (operation.method === 'GET') return isMarked ? ['GET changes nothing: no x-stamp, no x-refetches'] : [];
  const isComplete = stamp !== undefined && refetches !== undefined;
  const unknown = (refetches ?? []).filter((name) => !allTags.has(name));
  return [
    ...(isMarked && !isComplete ? ['a write states both x-stamp and x-refetches'] : []),
    ...unknown.map((name) => `x-refetches names ${name}, which is no tag`),
  ];
});

const texts = operationRule('description', ({ raw, parameters, body }, { document }) => [
  ...(raw.summary ? [] : ['summary is missing']),
  ...(raw.description ? [] : ['description is missing']),
  ...parameters
    .filter(({ description }) => !description)
    .map(({ name }) => `parameter ${name} has no description`),
  ...(body && !body.media.schema ? ['the body has no schema'] : []),
  ...Object.entries(raw.responses ?? {})
    .filter(([, response]) => !resolve(document, response).description)
    .map(([status]) => `answer ${status} has no description`),
]);

const examples = operationRule('example', ({ parameters, body, success }, subject) => {
  const required = parameters.filter((parameter) => parameter.required);
  const isFile = (content: { mediaType: string } | undefined) =>
    content !== undefined && !isJson(content.mediaType) && content.mediaType !== 'multipart/form-data';
  return [
    ...required
      .filter((one) => !hasExample(one, subject))
      .map(({ name }) => `parameter ${name} has no example`),
    ...(body && !isFile(body) && examplesOf(body.media).length === 0 ? ['the body has no example'] : []),
    ...(success.content && !isFile(success.content) && examplesOf(success.content.media).length === 0
      ? ['the success answer has no example']
      : []),
  ];
});

function hasExample(holder: MediaType | Parameter, { document }: Subject): boolean {
  if (examplesOf(holder).length > 0) return true;
  return holder.schema !== undefined && schemaExamples(resolve(document, holder.schema)).length > 0;
}

const failures = operationRule('failures', (operation) => {
  const { raw, parameters, body } = operation;
  const access = raw['x-permissions'];
  const needed = [
    ...(parameters.length > 0 || body ? ['400'] : []),
    ...(access === 'public' ? [] : ['401']),
    ...(Array.isArray(access) ? ['403'] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    '429',
    '500',
    '503',
  ];
  const declared = Object.keys(raw.responses ?? {});
  return needed
    .filter((status) => !declared.includes(status))
    .map((status) => `answer ${status} is not declared`);
});

/** What the generated client and server take for granted. */
const shape = operationRule('shape', (operation, { document }) => {
  const { raw, parameters } = operation;
  const responses = Object.entries(raw.responses ?? {});
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const bodies = responses.map(([, response]) => resolve(document, response));
  const forms = [raw.requestBody ? resolve(document, raw.requestBody) : {}, ...bodies];
  const names = parameters.filter((one) => one.in === 'path' || one.in === 'query').map(({ name }) => name);
  return [
    ...(successes.length === 1 ? [] : ['needs exactly one success answer']),
    ...(forms.every(({ content = {} }) => Object.keys(content).length <= 1)
      ? []
      : ['one media type per body']),
    ...(new Set(names).size === names.length ? [] : ['path and query must not share a name']),
    ...(names.includes('body') ? ['a parameter must not be named body'] : []),
    ...(isStream(operation) && isWrite(operation) ? ['a stream changes nothing'] : []),
  ];
});

/** Rules that look at operations one by one. */
export const operationRules = [naming, tag, permissions, writes, texts, examples, failures, shape];

/** operationIds that stand in the contract more than once, over all three documents. */
export function repeatedIds(operations: readonly Operation[]): string[] {
  const ids = operations.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
