import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isJson, resolve } from '../document.ts';
import type { MediaType, Operation, Parameter } from '../document.ts';
import { examplesOf, schemaExamples } from '../examples.ts';
import type { Finding, Rule, Subject } from './finding.ts';

interface Example {
  at: string;
  schema: object;
  value: unknown;
}

/** Every example fits its schema, so that mocks, documentation and tests built on them tell the truth. */
export const exampleRule: Rule = (subject) => {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  addFormats.default(ajv);
  const { paths, components } = subject.document;
  ajv.addSchema({ $id: 'document', paths, components }, 'document', undefined, false);
  const compiled = new Map<string, ValidateFunction>();
  return [...examplesIn(subject)].flatMap(({ at, schema, value }): Finding[] => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(text, validate);
    if (validate(value)) return [];
    const [error] = validate.errors ?? [];
    return [
      { rule: 'example-fits', at, message: `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim() },
    ];
  });
};

function* examplesIn(subject: Subject): Generator<Example> {
  const { api, document, operations } = subject;
  for (const [name, schema] of Object.entries(document.components?.['schemas'] ?? {})) {
    for (const value of schemaExamples(schema as object)) {
      yield { at: `${api} ${name}`, schema: { $ref: `#/components/schemas/${name}` }, value };
    }
  }
  for (const operation of operations) yield* examplesOfOperation(subject, operation);
}

function* examplesOfOperation({ api, document }: Subject, operation: Operation): Generator<Example> {
  const at = `${api} ${operation.id}`;
  const holders: [string, MediaType | Parameter][] = operation.parameters.map((one) => [
    `${at} ${one.name}`,
    one,
  ]);
  if (operation.body && operation.body.mediaType !== 'multipart/form-data') {
    holders.push([`${at} body`, operation.body.media]);
  }
  for (const [status, response] of Object.entries(operation.raw.responses ?? {})) {
    for (const [mediaType, media] of Object.entries(resolve(document, response).content ?? {})) {
      if (isJson(mediaType) || mediaType === 'text/event-stream') holders.push([`${at} ${status}`, media]);
    }
  }
  for (const [where, holder] of holders) {
    for (const value of examplesOf(holder)) yield { at: where, schema: holder.schema ?? {}, value };
  }
}
