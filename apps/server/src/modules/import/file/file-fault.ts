import { ProblemError } from '../../../errors.ts';

/**
 * A file that is not read at all, with the sentence that says why: a 400 of which it is the detail. What is wrong with one row
 * is never such a fault, but a reason of that row.
 */
export class FileFault extends ProblemError {
  constructor(sentence: string, options: { readonly cause?: unknown } = {}) {
    super('invalid-request', sentence, options);
  }
}
