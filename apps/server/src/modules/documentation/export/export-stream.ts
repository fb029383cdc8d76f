import { Readable } from 'node:stream';
import { ProblemError, type FieldError } from '../../../errors.ts';

/** Refuses an export whose choice does not hold any more. */
export const conflict = (message: string, path: string): ProblemError =>
  new ProblemError('conflict', message, { errors: [{ path, message }] satisfies FieldError[] });

/**
 * The content of an export, written while it is read from the database. The first piece is awaited: what fails before it is
 * still told, and so is that there is nothing to export. `head` and `tail` stand around the pieces.
 * @throws conflict
 */
export async function streamOf(
  pieces: AsyncGenerator<string | Uint8Array>,
  path: string,
  { head = '', tail = '' } = {},
): Promise<Readable> {
  const first = await pieces.next();
  if (first.done === true) throw conflict('Nothing of what was chosen can be exported.', path);
  const all = async function* () {
    if (head !== '') yield head;
    yield first.value;
    yield* pieces;
    if (tail !== '') yield tail;
  };
  return Readable.from(all(), { objectMode: false });
}
