import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';
import type { FileLimits } from '../limits.ts';
import type { FileRow } from '../table.ts';
import { numberText, type NumberFormat } from './number-text.ts';
import { withoutCodes } from './shared-strings.ts';
import { XmlReader } from './xml.ts';

/** What the cells of all sheets refer to. */
export interface WorkbookParts {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  /** Whether its days are counted from 1904, as old Macs do. */
  readonly is1904: boolean;
}

/** The text of a cell as a person sees it; of a formula, what it came to. */
function cellText(type: string, style: number, raw: string, parts: WorkbookParts): string {
  switch (type) {
    case 's':
      return parts.strings[Number(raw)] ?? '';
    case 'b':
      return raw === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return raw.replace(/T00:00:00(\.0+)?Z?$/, '');
    case 'str':
    case 'inlineStr':
      return withoutCodes(raw);
    case 'e':
      return raw;
    default: {
      const value = Number(raw);
      if (raw.trim() === '' || !Number.isFinite(value)) return raw;
      return numberText(value, parts.formats[style], parts.is1904);
    }
  }
}

/** The place of a cell in its row, from 0; undefined where its reference does not say. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = reference === undefined ? null : /^[A-Z]{1,3}/i.exec(reference);
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters[0].toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Gathers the rows of a sheet while its XML is read. */
class SheetReader {
  /** Rows that are whole and not yet taken. */
  rows: FileRow[] = [];
  readonly #parts: WorkbookParts;
  readonly #limits: FileLimits;
  #number = 0;
  #cells: string[] = [];
  #column = -1;
  #type = '';
  #style = 0;
  #raw = '';
  #isText = false;
  #isReading = false;

  constructor(parts: WorkbookParts, limits: FileLimits) {
    this.#parts = parts;
    this.#limits = limits;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#isText = name === 'v' || (name === 't' && !this.#isReading);
    if (name === 'rPh') this.#isReading = true;
    if (name === 'row') this.#openRow(attributes['r']);
    if (name !== 'c') return;
    this.#column = columnOf(attributes['r']) ?? this.#column + 1;
    this.#type = attributes['t'] ?? 'n';
    this.#style = Number(attributes['s'] ?? 0);
    this.#raw = '';
  }

  text(text: string): void {
    if (this.#isText) this.#raw += text;
  }

  close(name: string): void {
    this.#isText = false;
    if (name === 'rPh') this.#isReading = false;
    if (name === 'c') this.#closeCell();
    if (name === 'row' && this.#cells.length > 0)
      this.rows.push({ number: this.#number, cells: this.#cells });
  }

  #openRow(reference: string | undefined): void {
    const number = reference === undefined ? this.#number + 1 : Number(reference);
    // Two rows of one number: a file may say so, but a row is told by its number.
    if (!Number.isInteger(number) || number <= this.#number) throw new FileFault(fileTexts.damaged);
    this.#number = number;
    this.#cells = [];
    this.#column = -1;
  }

  #closeCell(): void {
    const text = this.#raw === '' ? '' : cellText(this.#type, this.#style, this.#raw, this.#parts);
    if (text === '') return;
    const { columns } = this.#limits;
    if (this.#column >= columns) throw new FileFault(fileTexts.tooManyColumns(this.#number, columns));
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = text;
  }
}

/** The rows of a sheet that hold something; read as they are asked for. */
export async function* sheetRows(
  pieces: AsyncIterable<Buffer>,
  parts: WorkbookParts,
  limits: FileLimits,
): AsyncGenerator<FileRow, void> {
  const sheet = new SheetReader(parts, limits);
  const reader = new XmlReader({
    open: (name, attributes) => sheet.open(name, attributes),
    text: (text) => sheet.text(text),
    close: (name) => sheet.close(name),
  });
  for await (const piece of pieces) {
    reader.write(piece);
    yield* sheet.rows;
    sheet.rows = [];
  }
  reader.end();
}
