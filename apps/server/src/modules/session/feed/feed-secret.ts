import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 256 random bits, as they stand in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a secret. A plain hash is enough for random bits, and finding it by an index tells nobody anything
 * by how long it takes: whoever tries does not choose the hash.
 */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
