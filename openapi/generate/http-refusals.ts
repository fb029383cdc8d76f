import { methods, type Document, type OperationObject } from './document.ts';

/** Refusals of any request that is no HTTP that the server takes, whatever it asks for. */
const always = { '400': 'BadRequest', '431': 'HeadersTooLarge' };
/** Refusals where an operation takes a body. */
const ofBody = { '408': 'TooSlow', '413': 'PayloadTooLarge', '415': 'UnsupportedMediaType' };
/** Refusals where it answers with something. */
const ofAnswer = { '406': 'NotAcceptable' };

/**
 * Declares at each operation what HTTP itself may refuse there, so that nobody has to write it 450 times: those of the
 * responses among the components of the document that the operation does not name itself.
 */
export function declareHttpRefusals(document: Document): Document {
  const known = document.components?.['responses'] ?? {};
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method] as OperationObject | undefined;
      if (!operation) continue;
      const added = Object.entries(refusalsOf(operation)).filter(([, name]) => name in known);
      const references = added.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
      operation.responses = { ...Object.fromEntries(references), ...operation.responses };
    }
  }
  return document;
}

function refusalsOf({ requestBody, responses = {} }: OperationObject): Record<string, string> {
  const hasAnswer = Object.entries(responses).some(
    ([status, { content }]) => status.startsWith('2') && content !== undefined,
  );
  return { ...always, ...(requestBody ? ofBody : {}), ...(hasAnswer ? ofAnswer : {}) };
}

/** The document without the refusals that {@link declareHttpRefusals} knows, also where an operation names them itself. */
export function withoutHttpRefusals(document: Document): Document {
  const isRefusal = (answer: unknown) =>
    Object.values({ ...always, ...ofBody, ...ofAnswer }).some(
      (name) => JSON.stringify(answer) === JSON.stringify({ $ref: `#/components/responses/${name}` }),
    );
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method] as OperationObject | undefined;
      if (!operation?.responses) continue;
      const kept = Object.entries(operation.responses).filter(([, answer]) => !isRefusal(answer));
      operation.responses = Object.fromEntries(kept);
    }
  }
  return copy;
}
