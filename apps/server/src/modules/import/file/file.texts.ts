import type { FileColumn } from './table.ts';

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const columnText = ({ label, aliases }: FileColumn) =>
  aliases.length === 0 ? `"${label}"` : `"${label}" (or ${list(aliases)})`;
const shownHeadings = 20;
/** Files, sheets and headings are named by others: shortened where a sentence would be nothing else. */
const short = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}…` : name);

/** Why a file is refused, and what to do about it. */
export const fileTexts = {
  empty: 'The file is empty.',
  unknownType: (fileName: string, accepted: string) =>
    `"${short(fileName)}" cannot be imported. Choose ${accepted}.`,
  notItsName: (fileName: string, what: string) =>
    `"${short(fileName)}" is not what its name says: it is ${what}.`,
  notText: (fileName: string) => `"${short(fileName)}" is not a text file, so it cannot be read as CSV.`,
  oldWorkbook:
    'The file is a workbook of an old or binary kind. Save it as an Excel workbook (.xlsx) and try again.',
  noWorkbook: 'The file is an archive, but not an Excel workbook (.xlsx).',
  password: 'The file is protected with a password. Remove the password and try again.',
  damaged: 'The file is damaged or was cut off. Save it again and try again.',
  cutOff: (row: number) =>
    `The file ends in the middle of row ${row}: a quotation mark is never closed. It may have been cut off.`,
  quotes: (row: number) =>
    `Row ${row} cannot be read: a quotation mark in it is not closed, or not doubled inside a quoted text.`,
  nullSign: 'The file holds characters that no text has. Save it again as CSV (UTF-8) and try again.',
  tooMuchUnpacked: 'The file unpacks to far more than an import may hold, so it was not opened.',
  nestedArchive: (name: string) => `The file holds another archive, "${short(name)}". Unpack it first.`,
  unsafePath: (name: string) => `The file holds a path that leads outside of it: "${short(name)}".`,
  link: (name: string) => `The file holds a link to another file: "${short(name)}".`,
  entity: 'The workbook refers to definitions or files outside of it, which is not allowed.',
  tooManyEntries: (most: number) => `The archive holds more than ${most} files.`,
  tooManyRows: (most: number) =>
    `The file has more than ${most.toLocaleString('en')} rows. Split it into several files.`,
  tooManyColumns: (row: number, most: number) => `Row ${row} has more than ${most} columns.`,
  longCell: (row: number, column: string, most: number) =>
    `The cell ${column}${row} holds more than ${most.toLocaleString('en')} characters.`,
  longPart: 'The workbook holds a cell that is far longer than a spreadsheet allows.',
  longRow: (row: number) => `Row ${row} is too long. A quotation mark before it may never be closed.`,
  tooMuchText: 'The rows of the file hold more text than an import may have. Split it into several files.',
  tooSlow: 'Reading the file takes too long. Split it into several files.',
  tooMuchMemory: 'Reading the file needs too much memory. Split it into several files.',
  noRows: 'The file holds no rows.',
  onlyHeadings: 'The file holds only headings and no rows.',
  sameHeading: (first: string, second: string) =>
    `Columns ${first} and ${second} have the same heading or mean the same. Keep one of them.`,
  missing: (columns: readonly FileColumn[], headings: readonly string[], sheet: string | null) =>
    [
      columns.length === 1 ? 'A column is missing: ' : 'Columns are missing: ',
      `${columns.map(columnText).join(', ')}. `,
      sheet === null ? 'The file has ' : `The sheet "${short(sheet)}" has `,
      `${list(headings.slice(0, shownHeadings).map(short))}${headings.length > shownHeadings ? ', …' : ''}.`,
    ].join(''),
  noSuchSheet: (sheet: string, sheets: readonly string[]) =>
    `There is no sheet "${short(sheet)}". The file has ${list(sheets.map(short))}.`,
  severalSheets: (sheets: readonly string[]) =>
    `Several sheets have the columns of this import: ${list(sheets.map(short))}. Keep one of them, or choose one.`,
  noManifest: 'The archive holds no manifest: a CSV file that lists the documents.',
};
