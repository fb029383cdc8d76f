/** A row of the feature inventory: its area and its number there. */
export interface Row {
  readonly area: string;
  readonly number: number;
}

/** A test that names rows of the inventory: its title, or what a story says about itself. */
export interface NamingTest {
  readonly title: string;
  readonly rows: readonly Row[];
}

// Nothing but rows stands in such brackets: (F51, F52), (K1 to K5). F8 elsewhere is a key.
const bracketed = /\(((?:[A-Z]\d{1,2}(?:, | and | to )?)+)\)/g;
const called = String.raw`\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()'"${'`'}]|\([^()]*\))*\))?\(\s*`;
const title = new RegExp(String.raw`${called}(['"${'`'}])((?:(?!\1).)*)\1`, 'gs');
const story = /\/\*\*((?:(?!\*\/).)*)\*\/\s*export const (\w+): Story\b/gs;

/** The rows in the brackets of a text, ranges spelled out. */
function rowsIn(text: string): Row[] {
  return [...text.matchAll(bracketed)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/([A-Z])(\d+)(?: to \1(\d+))?/g)].flatMap(([, area = '', first, last]) => {
      const [from, to] = [Number(first), Number(last ?? first)];
      return Array.from({ length: to - from + 1 }, (_, place) => ({ area, number: from + place }));
    }),
  );
}

/** The tests of a file that name rows; of a file of stories what stands above each of them counts. */
export function namingTests(file: string, text: string): NamingTest[] {
  const isStories = file.endsWith('.stories.tsx');
  const found = isStories
    ? [...text.matchAll(story)].map(([, about = '', name = '']) => ({ title: name, rows: rowsIn(about) }))
    : [...text.matchAll(title)].map(([, , name = '']) => ({ title: name.trim(), rows: rowsIn(name) }));
  return found.filter(({ rows }) => rows.length > 0);
}
