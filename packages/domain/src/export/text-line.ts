/** What would end a cell or a line, and what nobody sees. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a spreadsheet would take for a formula, also behind blanks and quotes, or for the beginning of a quoted text. */
const misread = /^(?:[\s"']*[=+\-@＝＋－＠]|\s*")/u;

/** A value as a cell of a text file: on one line, and text for a spreadsheet too, by an apostrophe where needed. */
export function textCell(value: string | null): string {
  const line = (value ?? '').replaceAll(breaks, ' ').trim();
  return misread.test(line) ? `'${line}` : line;
}

/** A line of a text file: its cells with tabs between them, ended as Windows ends lines. */
export const textLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(textCell).join('\t')}\r\n`;
