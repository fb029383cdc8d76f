/** What a text begins with when it says how it is written. */
const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The content of a text file: UTF-8 or UTF-16, or else as Windows wrote it before; undefined where it is no text. */
export function decodeText(content: Uint8Array): string | undefined {
  const marked = marks.find(({ mark }) => mark.every((byte, place) => content[place] === byte));
  if (marked) return readAs(marked.encoding, content);
  if (content.includes(0)) return undefined;
  return readAs('utf-8', content) ?? readAs('windows-1252', content);
}

function readAs(encoding: string, content: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
