import { isUtf8 } from 'node:buffer';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** UTF-16 says so at its beginning; what is not UTF-8 was saved by a Windows of western Europe or America. */
export function encodingOf(content: Uint8Array): TextEncoding {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  return isUtf8(content) ? 'utf-8' : 'windows-1252';
}
