const address = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

/** What a text holds: the addresses in it, and the rest that is none. */
export interface ReadAddresses {
  addresses: string[];
  rest: string[];
}

// Lists come from mail programs (`Ann Lee <ann@example.org>; …`), from tables and from hands.
const pieces = (text: string): string[] =>
  text
    .split(/[;,\n\t]+/)
    .flatMap((piece) => /<([^<>]+)>/.exec(piece)?.[1] ?? piece.trim().split(/\s+/))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/** Reads addresses out of a typed or pasted text; those that are known already are left out. */
export const readAddresses = (text: string, known: readonly string[]): ReadAddresses => {
  const addresses: string[] = [];
  const rest: string[] = [];
  for (const piece of pieces(text)) {
    if (!address.test(piece)) rest.push(piece);
    else if (![...known, ...addresses].some((other) => isSame(other, piece))) addresses.push(piece);
  }
  return { addresses, rest };
};
