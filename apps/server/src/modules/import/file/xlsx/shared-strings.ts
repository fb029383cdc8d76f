import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';
import type { FileLimits } from '../limits.ts';
import { readXml } from './xml.ts';

/** Signs that XML cannot hold are written by their number: `_x000D_`. */
export function withoutCodes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-F]{4})_/gi, (_code, number: string) =>
    String.fromCharCode(parseInt(number, 16)),
  );
}

/** The texts that the cells of a workbook share, by their number. */
export async function readSharedStrings(
  pieces: AsyncIterable<Buffer>,
  limits: FileLimits,
): Promise<readonly string[]> {
  const strings: string[] = [];
  let length = 0;
  let current = '';
  let isText = false;
  let isReading = false;
  await readXml(pieces, {
    open(name) {
      if (name === 'si') current = '';
      // How a word is read aloud (Japanese) is not part of the text.
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      strings.push(withoutCodes(current));
      // An empty one takes its place in memory as well.
      length += current.length + 16;
      if (length > limits.sharedLength) throw new FileFault(fileTexts.tooMuchText);
    },
  });
  return strings;
}
