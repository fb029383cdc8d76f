import { posix } from 'node:path';
import { openArchive, type ArchiveEntry } from '../archive/archive.ts';
import type { Candidate } from '../choose-table.ts';
import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';
import type { FileLimits } from '../limits.ts';
import { tableRows } from '../table-rows.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { sheetRows, type WorkbookParts } from './sheet-rows.ts';
import { readXml } from './xml.ts';

type Entries = ReadonlyMap<string, ArchiveEntry>;

/** A part that another part names: what it is, and where. */
interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`, `styles`, … */
  readonly type: string;
  readonly path: string;
}

interface Sheet {
  readonly name: string;
  readonly relation: string;
  readonly isHidden: boolean;
}

/** What a part names; nothing where it names none. `part` is a path without a leading slash, '' the whole file. */
async function relationsOf(entries: Entries, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const entry = entries.get(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const relations: Relation[] = [];
  if (!entry) return relations;
  await readXml(entry.pieces(), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return relations;
}

async function readSheets(entry: ArchiveEntry): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const sheets: Sheet[] = [];
  let is1904 = false;
  await readXml(entry.pieces(), {
    open(element, attributes) {
      if (element === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (element !== 'sheet') return;
      const relation = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      sheets.push({ name: attributes['name'] ?? '', relation, isHidden });
    },
  });
  return { sheets, is1904 };
}

async function readParts(
  entries: Entries,
  relations: readonly Relation[],
  limits: FileLimits,
): Promise<Omit<WorkbookParts, 'is1904'>> {
  const partOf = (wanted: string) =>
    entries.get(relations.find(({ type }) => type === wanted)?.path ?? '')?.pieces();
  const strings = partOf('sharedStrings');
  const styles = partOf('styles');
  return {
    strings: strings ? await readSharedStrings(strings, limits) : [],
    formats: styles ? await readNumberFormats(styles) : [],
  };
}

/**
 * The sheets of an Excel workbook (.xlsx) that people see; each is read when its rows are asked for. Throws a `FileFault` for
 * what is none.
 */
export async function workbookSheets(content: Buffer, limits: FileLimits): Promise<Candidate[]> {
  const entries = await openArchive(content, limits);
  const workbook = (await relationsOf(entries, '')).find(({ type }) => type === 'officeDocument')?.path ?? '';
  if (workbook.endsWith('.bin')) throw new FileFault(fileTexts.oldWorkbook);
  const entry = entries.get(workbook);
  if (!entry) throw new FileFault(fileTexts.noWorkbook);
  const { sheets, is1904 } = await readSheets(entry);
  if (sheets.length === 0) throw new FileFault(fileTexts.noWorkbook);
  const relations = await relationsOf(entries, workbook);
  const parts = { ...(await readParts(entries, relations, limits)), is1904 };
  const shown = sheets.some(({ isHidden }) => !isHidden)
    ? sheets.filter(({ isHidden }) => !isHidden)
    : sheets;
  return shown.flatMap(({ name, relation }) => {
    const target = relations.find(({ id }) => id === relation);
    // Sheets that are one chart hold no rows.
    if (target && target.type !== 'worksheet') return [];
    const sheet = entries.get(target?.path ?? '');
    if (!sheet) throw new FileFault(fileTexts.damaged);
    return [{ name, rows: tableRows(sheetRows(sheet.pieces(), parts, limits), limits) }];
  });
}
