import { apiNames, operationsOf } from '../document.ts';
import type { ApiName, Document } from '../document.ts';
import { missingCalls } from './coverage.ts';
import type { SpecifiedCall } from './coverage.ts';
import type { Finding, Subject } from './finding.ts';
import { exampleRule } from './example-rule.ts';
import { operationRules, repeatedIds } from './operation-rules.ts';
import { schemaRules } from './schema-rules.ts';

/** Everything that is wrong with the contract by our own rules; redocly's stand beside them. */
export function checkContract(
  documents: Readonly<Record<ApiName, Document>>,
  calls: readonly SpecifiedCall[],
): Finding[] {
  const allTags = new Set(apiNames.flatMap((api) => documents[api].tags?.map(({ name }) => name) ?? []));
  const subjects: Subject[] = apiNames.map((api) => {
    const document = documents[api];
    return { api, document, operations: operationsOf(api, document), allTags };
  });
  const operations = subjects.flatMap((subject) => subject.operations);
  return [
    ...subjects.flatMap((subject) =>
      [...operationRules, ...schemaRules, exampleRule].flatMap((rule) => rule(subject)),
    ),
    ...repeatedIds(operations).map((id) => ({
      rule: 'operation-name',
      at: id,
      message: 'is used more than once',
    })),
    ...missingCalls(calls, documents, operations),
  ];
}
