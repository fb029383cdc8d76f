import { compareHeadings } from './compare-headings.ts';
import { FileFault } from './file-fault.ts';
import { fileTexts } from './file.texts.ts';
import { matchColumns } from './match-columns.ts';
import type { FileRow, TableOptions } from './table.ts';

/** A sheet, or a file of an archive, that may be the table. */
export interface Candidate {
  readonly name: string | null;
  /** Without empty rows. */
  readonly rows: AsyncGenerator<FileRow, void>;
}

/** The table that is read: headings found, rows not yet asked for. */
export interface ChosenTable {
  readonly name: string | null;
  readonly headings: readonly string[];
  readonly rows: AsyncGenerator<FileRow, void>;
}

/** The first row that holds something is the headings. A candidate that cannot be read counts only if no other one fits. */
async function tryCandidate({ name, rows }: Candidate): Promise<ChosenTable | FileFault | null> {
  try {
    const first = await rows.next();
    if (first.done) return null;
    return { name, headings: first.value.cells.map((heading) => heading.trim()), rows };
  } catch (error) {
    if (error instanceof FileFault) return error;
    throw error;
  }
}

/** Of several tables the one whose headings fit; throws a `FileFault` where it is none, or not one. */
export async function chooseTable(
  candidates: readonly Candidate[],
  { columns, sheet }: TableOptions,
): Promise<ChosenTable> {
  const asked = sheet === undefined ? candidates : candidates.filter(({ name }) => name === sheet);
  if (sheet !== undefined && asked.length === 0) {
    throw new FileFault(fileTexts.noSuchSheet(sheet, namesOf(candidates)));
  }
  const tables: ChosenTable[] = [];
  const faults: FileFault[] = [];
  for (const candidate of asked) {
    const tried = await tryCandidate(candidate);
    if (tried instanceof FileFault) faults.push(tried);
    else if (tried) tables.push(tried);
  }
  const compared = tables.map((table) => ({ table, ...compareHeadings(table.headings, columns) }));
  const fitting = compared.filter(({ missing }) => missing.length === 0);
  if (fitting.length > 1) {
    throw new FileFault(fileTexts.severalSheets(namesOf(fitting.map(({ table }) => table))));
  }
  if (fitting.length === 0 && faults[0]) throw faults[0];
  const [best] = compared.toSorted(
    (one, other) => one.missing.length - other.missing.length || other.positions.size - one.positions.size,
  );
  if (!best) throw new FileFault(fileTexts.noRows);
  const chosen = best.table;
  matchColumns(chosen.headings, columns, tables.length > 1 ? chosen.name : null);
  for (const { rows } of asked) if (rows !== chosen.rows) await rows.return();
  return chosen;
}

const namesOf = (tables: readonly { readonly name: string | null }[]) => tables.map(({ name }) => name ?? '');
