/** What came of a submit that was refused. */
export interface SubmitFailure {
  /** What happened, in words. */
  message: string;
  /** What is wrong with which field; `path` is the field's name in the form. */
  fields: readonly { path: string; message: string }[];
}

/** Reads the failure out of whatever was thrown: an error with `errors: [{ path, message }]`, as servers answer. */
export const readFailure = (reason: unknown): SubmitFailure => {
  const message = reason instanceof Error ? reason.message : String(reason);
  const errors = typeof reason === 'object' && reason !== null && 'errors' in reason ? reason.errors : [];
  return { message, fields: Array.isArray(errors) ? errors.filter(isFieldFailure) : [] };
};

const isFieldFailure = (entry: unknown): entry is SubmitFailure['fields'][number] =>
  typeof entry === 'object' &&
  entry !== null &&
  'path' in entry &&
  typeof entry.path === 'string' &&
  'message' in entry &&
  typeof entry.message === 'string';

/** `/items/0/name` or `items[0].name` as the form writes it: `items.0.name`. */
export const fieldName = (path: string): string =>
  path
    .replace(/^[/#.]+/, '')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replaceAll('/', '.');
