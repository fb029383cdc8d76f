import { strToU8, zipSync } from 'fflate';

/** A cell of a sheet: text that is never run, or a number with the format in which it is shown. */
export type SheetCell =
  { readonly text: string } | { readonly value: number; readonly format: string } | undefined;

/** One sheet with a head. */
export interface SheetContent {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML knows no other signs below the space; one of them would make the whole file unreadable.
// oxlint-disable-next-line eslint/no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Excel's own formats have small numbers; those of a file begin here. */
const FIRST_FORMAT = 164;
const HEAD_STYLE = 1;
const NO_FORMAT = 'numFmtId="0" fontId="0" fillId="0" borderId="0"';
const FIRST_STYLE = 2;

/** `A`, `B` … `Z`, `AA`: how sheets name the column at a place from 0. */
function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter;
}

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function sheetXml({ head, rows, widths }: SheetContent, formats: Map<string, number>): string {
  const styleOf = (format: string): number => {
    const known = formats.get(format);
    if (known !== undefined) return known;
    const style = FIRST_STYLE + formats.size;
    formats.set(format, style);
    return style;
  };
  const names = head.map((_, place) => columnName(place));
  const lines = [
    `<row r="1">${head.map((text, at) => textCell(`${names[at]}1`, text, HEAD_STYLE)).join('')}</row>`,
  ];
  rows.forEach((row, index) => {
    const number = index + 2;
    let cells = '';
    row.forEach((cell, place) => {
      if (!cell) return;
      const at = `${names[place]}${number}`;
      cells +=
        'text' in cell
          ? textCell(at, cell.text, 0)
          : `<c r="${at}" s="${styleOf(cell.format)}"><v>${cell.value}</v></c>`;
    });
    lines.push(`<row r="${number}">${cells}</row>`);
  });
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${columns}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  );
}

function stylesXml(formats: ReadonlyMap<string, number>): string {
  const known = [...formats];
  const numbers = known.map(
    ([format], at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escaped(format)}"/>`,
  );
  const styles = known.map(
    (_, at) =>
      `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`,
  );
  const font = '<sz val="11"/><name val="Calibri"/>';
  return (
    `${XML}<styleSheet xmlns="${MAIN}">` +
    (numbers.length === 0 ? '' : `<numFmts count="${numbers.length}">${numbers.join('')}</numFmts>`) +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf ${NO_FORMAT}/></cellStyleXfs>` +
    `<cellXfs count="${FIRST_STYLE + styles.length}"><xf ${NO_FORMAT}/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1"/>${styles.join('')}</cellXfs>` +
    '</styleSheet>'
  );
}

/** Excel allows 31 characters, none of them one of these. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';

const relations = (...parts: readonly (readonly [kind: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${parts
    .map(
      ([kind, target], at) =>
        `<Relationship Id="r${at + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const part = (name: string, kind: string): string =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${kind}+xml"/>`;

/**
 * An Office Open XML workbook (ECMA-376) with one sheet. Compressed on this thread: workers made from text would break
 * a strict content security policy.
 */
export function toWorkbook(content: SheetContent): Uint8Array<ArrayBuffer> {
  const formats = new Map<string, number>();
  const sheet = sheetXml(content, formats);
  const name = escaped(sheetName(content.name));
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `${part('workbook', 'sheet.main')}${part('styles', 'styles')}${part('worksheets/sheet1', 'worksheet')}</Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${name}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': stylesXml(formats),
    'xl/worksheets/sheet1.xml': sheet,
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level: 6 });
}
