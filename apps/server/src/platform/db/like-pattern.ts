/** A LIKE pattern that finds `text` anywhere; its own %, _ and \ are ordinary signs. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
