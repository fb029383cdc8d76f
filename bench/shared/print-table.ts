/** One row of a benchmark's table: what was measured, per contender, and whether the goal was met. */
export type Row = readonly (string | number)[];

function text(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? String(cell) : cell.toFixed(cell < 10 ? 2 : 1);
}

/** Prints rows as an aligned Markdown table, so that a result can be pasted into a note as it is. */
export function printTable(head: readonly string[], rows: readonly Row[]): void {
  const lines = [head.map(String), ...rows.map((row) => row.map(text))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  console.log(format(first));
  console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  for (const line of rest) console.log(format(line));
}

/** The word for a goal that was met or missed, with the figure that was asked for. */
export function verdict(isMet: boolean, goal: string): string {
  return `${isMet ? 'met' : 'MISSED'} (${goal})`;
}
