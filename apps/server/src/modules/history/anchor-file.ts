import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keyedHash } from './change-hash.ts';
import type { HistoryKey } from './history-key.ts';

/** Where the chain of a thing ended when the anchor was dropped. */
export interface AnchoredEnd {
  readonly aggregate: string;
  readonly aggregateId: number;
  readonly length: number;
  readonly hash: string;
}

/** What one line of the anchor file says. */
export interface Anchor {
  /** When it was written, ISO 8601. */
  readonly at: string;
  /** The highest id of a change that was looked at. */
  readonly upTo: number;
  readonly ends: readonly AnchoredEnd[];
}

/** The anchors of a file, in their order, and the lines that the holder of the key did not write like this. */
export interface ReadAnchors {
  readonly anchors: readonly Anchor[];
  readonly foreignLines: readonly number[];
}

/** Adds a line to the file: JSON, with a hash that only the holder of the key can make. */
export async function appendAnchor(file: string, key: HistoryKey, anchor: Anchor): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify({ ...anchor, hash: keyedHash(key, anchor) })}\n`, { mode: 0o600 });
}

/** Reads a file of anchors; one that is not there has none. */
export function readAnchors(file: string, key: HistoryKey): ReadAnchors {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const read = lines.map((line) => anchorOf(line, key));
  return {
    anchors: read.filter((anchor) => anchor !== undefined),
    foreignLines: read.flatMap((anchor, place) => (anchor ? [] : [place + 1])),
  };
}

function anchorOf(line: string, key: HistoryKey): Anchor | undefined {
  try {
    const { hash, ...anchor } = JSON.parse(line) as Anchor & { hash: string };
    return hash === keyedHash(key, anchor) ? anchor : undefined;
  } catch {
    return undefined;
  }
}
