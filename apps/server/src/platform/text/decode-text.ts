import { encodingOf } from './text-encoding.ts';

/** The content of a small text file in the encoding that it has; undefined where it is no text. */
export function decodeText(content: Uint8Array): string | undefined {
  const encoding = encodingOf(content);
  if (!encoding.startsWith('utf-16') && content.includes(0)) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
