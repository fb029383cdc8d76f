import { dirname, join } from 'node:path';

/** A file of the repository with its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A declaration at the top of a file, and the names in it. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  /** Its text without comments. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

const start =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|interface|type|enum)\s+([\w$]+|\{[^}]*\})/;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The declarations at the top of a file: the formatter begins them, and nothing else, at the first column. */
export function declarationsOf({ file, text }: Source): Declaration[] {
  const parts = text.replace(comments, '').split(/^(?=[a-z])/m);
  return parts.flatMap((part) => {
    const found = start.exec(part)?.[1];
    if (found === undefined) return [];
    const names = found.startsWith('{') ? boundIn(found) : [found];
    const words = new Set(part.match(/[\w$]+/g));
    return names.map((name) => ({ file, name, text: part, words }));
  });
}

/** The names that `{ edit: editField, column }` binds. */
const boundIn = (pattern: string): string[] =>
  pattern
    .slice(1, -1)
    .split(',')
    .map((member) => member.split(':').at(-1)?.trim() ?? '')
    .filter((name) => name !== '');

const importing = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']*)'/gm;

/** Where the imported names of a file come from: what they are called here, to `file#name`. */
export function importsOf({ file, text }: Source): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, list = '', from = ''] of text.matchAll(importing)) {
    const target = join(dirname(file), from);
    for (const member of list.split(',')) {
      const [name = '', as = name] = member
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (name !== '') found.set(as, `${target}#${name}`);
    }
  }
  return found;
}
