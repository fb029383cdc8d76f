import type { FieldError } from '../errors.ts';

/** Deeper than anything in the contract, and far from where reading it would exhaust the stack. */
const deepest = 32;

/** What no schema has to say, because nothing could read or store it: where it stands, and why. */
interface Unfit {
  readonly path: string;
  readonly message: string;
}

/** Whether a text can be stored and given back as it came: PostgreSQL knows no U+0000, and UTF-8 no half of a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * The first part of a value that is nested too deep or holds a character that no text can, names of members included;
 * undefined when there is none.
 * @param at pointer to the value inside the request: `/body`
 */
export function findUnfit(value: unknown, at: string): FieldError | undefined {
  const found = inside(value, 0);
  return found && { path: `${at}${found.path}`.slice(0, 200), message: found.message };
}

function inside(value: unknown, depth: number): Unfit | undefined {
  if (typeof value === 'string') return ofText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  if (depth === deepest) return { path: '', message: 'is nested too deep' };
  if (Array.isArray(value)) return amongElements(value, depth);
  for (const name of Object.keys(value)) {
    const found = ofText(name) ?? inside((value as Record<string, unknown>)[name], depth + 1);
    if (found) return { ...found, path: `/${name.toWellFormed().slice(0, 100)}${found.path}` };
  }
  return undefined;
}

function amongElements(list: readonly unknown[], depth: number): Unfit | undefined {
  for (let place = 0; place < list.length; place += 1) {
    const found = inside(list[place], depth + 1);
    if (found) return { ...found, path: `/${place}${found.path}` };
  }
  return undefined;
}

function ofText(text: string): Unfit | undefined {
  if (isStorable(text)) return undefined;
  const wrong = text.includes('\0') ? 'the character U+0000' : 'half of a character';
  return { path: '', message: `must not contain ${wrong}` };
}
