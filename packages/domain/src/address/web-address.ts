const webAddress = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/**
 * Whether a text is the whole address of a web page that may be made a link (F37): `http` or `https` and a host, as one
 * reads them. Another scheme can run a script; extra or backward slashes and tabs are taken away by browsers, so that
 * another host opens than the one that is read; a name before an `@` looks like a host and is none.
 */
export const isWebAddress = (text: string): boolean => webAddress.test(text);
