const webAddress = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::(?<port>\d{1,5}))?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

const greatestPort = 65_535;

/**
 * Whether a text is the whole address of a web page that may be made a link (F37): `http` or `https` and a host, as one
 * reads them. Another scheme can run a script; extra or backward slashes and tabs are taken away by browsers, so that
 * another host opens than the one that is read; a name before an `@` looks like a host and is none. A port that there is
 * not opens nothing.
 */
export function isWebAddress(text: string): boolean {
  const found = webAddress.exec(text);
  return found !== null && Number(found.groups?.['port'] ?? 0) <= greatestPort;
}
