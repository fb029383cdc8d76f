/** Text in a LIKE pattern: its own %, _ and \ are ordinary signs. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A LIKE pattern that finds `text` anywhere; blanks around it come with typing and pasting, and are not looked for. */
export function containing(text: string): string {
  return `%${literally(text.trim())}%`;
}

/** A LIKE pattern that finds `text` at the beginning. */
export function beginningWith(text: string): string {
  return `${literally(text)}%`;
}

/** A LIKE pattern that finds `text` at the end. */
export function endingWith(text: string): string {
  return `%${literally(text)}`;
}
