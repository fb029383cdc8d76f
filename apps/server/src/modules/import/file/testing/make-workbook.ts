import { strToU8, zipSync, type Zippable, type ZipOptions } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A sheet of a workbook that is made by hand, as other programs write it. */
export interface MadeSheet {
  readonly name: string;
  /** What stands in its `sheetData`. */
  readonly data: string;
  readonly state?: string;
  /** Stands before the root element. */
  readonly before?: string;
}

/** Parts that are the same for every sheet, and those that replace or stand beside the usual ones. */
export interface MadeParts {
  readonly strings?: string;
  readonly styles?: string;
  readonly isFrom1904?: boolean;
  readonly more?: Zippable;
  readonly options?: ZipOptions;
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relationList = (list: readonly string[]) =>
  `${declaration}<Relationships xmlns="${relations}">${list.join('')}</Relationships>`;

/** An Excel workbook, packed. */
export function makeWorkbook(sheets: readonly MadeSheet[], parts: MadeParts = {}): Buffer {
  const { strings = '', styles = '', isFrom1904 = false, more = {}, options = {} } = parts;
  const sheetList = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relationList([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets>${sheetList.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationList([
      ...sheets.map((_, index) =>
        relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relation('rIdS', 'sharedStrings', 'sharedStrings.xml'),
      relation('rIdT', 'styles', '/xl/styles.xml'),
    ]),
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}">${styles}</styleSheet>`,
  };
  sheets.forEach(({ data, before = '' }, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${declaration}${before}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`;
  });
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync({ ...packed, ...more }, options));
}

/** A cell that holds its own text. */
export const textCell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

/** The headings of the tests, and rows below them. */
export const headingRow = `<row r="1">${textCell('A1', 'GTIN')}${textCell('B1', 'Name')}${textCell('C1', 'Valid from')}</row>`;
