import type { ApiName, Document, Operation } from '../document.ts';

/** One breach of a rule. */
export interface Finding {
  rule: string;
  /** Where: an operationId or a pointer into the bundled document, with the API in front. */
  at: string;
  message: string;
}

/** What rules look at: one bundled document with its operations, and the whole contract around it. */
export interface Subject {
  api: ApiName;
  document: Document;
  operations: readonly Operation[];
  /** Tags of all three documents: refetches may cross them. */
  allTags: ReadonlySet<string>;
}

/** A rule answers the breaches in one document. */
export type Rule = (subject: Subject) => Finding[];

/** A rule that looks at one operation at a time and answers sentences. */
export function operationRule(
  rule: string,
  check: (operation: Operation, subject: Subject) => string[],
): Rule {
  return (subject) =>
    subject.operations.flatMap((operation) => {
      const at = `${subject.api} ${operation.id || `${operation.method} ${operation.path}`}`;
      return check(operation, subject).map((message) => ({ rule, at, message }));
    });
}
