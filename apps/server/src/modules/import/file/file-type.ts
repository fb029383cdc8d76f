import { FileFault } from './file-fault.ts';
import { fileTexts } from './file.texts.ts';

/** How a file is read. */
export type FileType = 'csv' | 'workbook' | 'archive';

const types: Readonly<Record<string, FileType>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  xlsx: 'workbook',
  zip: 'archive',
};
/** What a person may choose, by what is accepted. */
const offers: Readonly<Record<FileType, string>> = {
  csv: 'a CSV file (.csv)',
  workbook: 'an Excel workbook (.xlsx)',
  archive: 'a ZIP file (.zip)',
};
const oldNames = new Set(['xls', 'xlsb', 'xlsm', 'xlt', 'xltx', 'ods']);

/** Old workbooks and those with a password begin so: a file system in a file. */
const compoundFile = Buffer.from('D0CF11E0A1B11AE1', 'hex');
/** The name of what a password protects in such a file. */
const protectedPart = Buffer.from('EncryptedPackage', 'utf16le');
const begins = (content: Buffer, ...bytes: readonly number[]) =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes));
const isZip = (content: Buffer) =>
  begins(content, 0x50, 0x4b, 0x03, 0x04) || begins(content, 0x50, 0x4b, 0x05, 0x06);

/** What the name says, where the content says the same; throws a `FileFault` otherwise. */
export function fileTypeOf(fileName: string, content: Buffer, accepted: readonly FileType[]): FileType {
  if (content.length === 0) throw new FileFault(fileTexts.empty);
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const type = types[ending];
  const isAccepted = type !== undefined && accepted.includes(type);
  if (!isAccepted && !oldNames.has(ending)) {
    const offered = accepted.map((one) => offers[one]).join(' or ');
    throw new FileFault(fileTexts.unknownType(fileName, offered));
  }
  if (content.subarray(0, compoundFile.length).equals(compoundFile)) {
    throw new FileFault(content.includes(protectedPart) ? fileTexts.password : fileTexts.oldWorkbook);
  }
  if (!isAccepted) throw new FileFault(fileTexts.oldWorkbook);
  if (type === 'csv' && isZip(content)) {
    throw new FileFault(fileTexts.notItsName(fileName, 'a workbook or an archive'));
  }
  if (type !== 'csv' && !isZip(content)) {
    throw new FileFault(fileTexts.notItsName(fileName, `not ${offers[type]}`));
  }
  return type;
}
