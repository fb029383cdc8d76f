/** The stamp of an aggregate on the wire: its counter as eight bytes, most significant first, in base64 (F11). */
export function encodeStamp(counter: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(counter));
  return bytes.toString('base64');
}

/** The counter of a stamp, or undefined when the text is no stamp. */
export function decodeStamp(stamp: string): number | undefined {
  const bytes = Buffer.from(stamp, 'base64');
  if (bytes.length !== 8 || bytes.toString('base64') !== stamp) return undefined;
  const counter = Number(bytes.readBigUInt64BE());
  return Number.isSafeInteger(counter) ? counter : undefined;
}
