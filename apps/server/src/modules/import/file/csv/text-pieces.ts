import { isAscii, isUtf8 } from 'node:buffer';
import { encodingOf } from '../../../../platform/text/text-encoding.ts';
import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';

const pieceBytes = 128 * 1024;
/** The longest character of UTF-8. */
const longestCharacter = 4;
/** No text begins with such signs; tabs and line breaks of every kind are none, nor is the old sign of the end. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const foreign = /[\x01-\x08\x0E-\x19\x1B-\x1F]/;
const searched = 4096;

/** Refuses UTF-8 that was cut off inside a character: read otherwise, every accent of the file would be wrong. */
function expectWhole(content: Buffer): void {
  for (let cut = 1; cut < longestCharacter && cut < content.length; cut += 1) {
    const before = content.subarray(0, -cut);
    const beginsCharacter = (content.at(-cut) ?? 0) >= 0xc0;
    if (beginsCharacter && isUtf8(before) && !isAscii(before)) throw new FileFault(fileTexts.damaged);
  }
}

/**
 * The text of a file, piece by piece, in the encoding that it has: UTF-8, UTF-16 or Windows-1252. Line breaks of every kind
 * become `\n`. Throws a `FileFault` where it is no text.
 */
export function* textPieces(content: Buffer, fileName: string): Generator<string, void> {
  const encoding = encodingOf(content);
  if (encoding === 'windows-1252') expectWhole(content);
  const decoder = new TextDecoder(encoding);
  let hasReturn = false;
  for (let start = 0; start < content.length; start += pieceBytes) {
    const end = start + pieceBytes;
    const decoded = decoder.decode(content.subarray(start, end), { stream: end < content.length });
    if (start === 0 && foreign.test(decoded.slice(0, searched)))
      throw new FileFault(fileTexts.notText(fileName));
    if (decoded.includes('\0'))
      throw new FileFault(start === 0 ? fileTexts.notText(fileName) : fileTexts.nullSign);
    // A line break of two signs may stand between two pieces.
    const whole: string = hasReturn ? `\r${decoded}` : decoded;
    hasReturn = end < content.length && whole.endsWith('\r');
    yield (hasReturn ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n');
  }
}
