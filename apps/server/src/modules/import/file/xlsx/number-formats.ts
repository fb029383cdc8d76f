import { isDateFormat } from 'hucre';
import type { NumberFormat } from './number-text.ts';
import { readXml } from './xml.ts';

const plain: NumberFormat = { isDate: false, digits: 0 };
/** Dates and times that every workbook has without defining them, those of the Far East included. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function formatOf(code: string): NumberFormat {
  const zeros = /^0+$/.exec(code)?.[0].length ?? 0;
  return { isDate: isDateFormat(code), digits: Math.min(zeros, 32) };
}

/** How the numbers of a workbook are shown, by the style of their cells. */
export async function readNumberFormats(pieces: AsyncIterable<Buffer>): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, NumberFormat>();
  const styles: number[] = [];
  let isInCells = false;
  await readXml(pieces, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatOf(formatCode ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(Number(numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles.map((id) => codes.get(id) ?? (isBuiltInDate(id) ? { isDate: true, digits: 0 } : plain));
}
