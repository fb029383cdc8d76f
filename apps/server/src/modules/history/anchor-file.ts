import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keyedHash } from './change-hash.ts';
import type { HistoryKey } from './history-key.ts';

/** Where the chain of a thing ended when the anchor was dropped; with no change yet, at its beginning. */
export interface AnchoredEnd {
  readonly aggregate: string;
  readonly aggregateId: number;
  readonly length: number;
  readonly hash: string;
}

/** What one line of the anchor file says. */
export interface Anchor {
  /** From 1 without gaps. */
  readonly number: number;
  /** The hash of the line before it; empty in the first one. */
  readonly previousHash: string;
  /** When it was written, ISO 8601. */
  readonly at: string;
  readonly ends: readonly AnchoredEnd[];
}

/** A line as it stands in the file. */
export interface AnchorLine extends Anchor {
  readonly hash: string;
}

/** The lines of a file, in their order, and the numbers of those that the holder of the key did not write like this. */
export interface ReadAnchors {
  readonly lines: readonly AnchorLine[];
  readonly foreignLines: readonly number[];
}

/**
 * Adds a line to the file: JSON, with a hash that only the holder of the key can make, which it gives. The line has
 * reached the disk by then. What a process that was killed left of a line is ended first.
 */
export async function appendAnchor(file: string, key: HistoryKey, anchor: Anchor): Promise<string> {
  const hash = keyedHash(key, anchor);
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    const end = (await isLineWhole(handle)) ? '' : '\n';
    await handle.appendFile(`${end}${JSON.stringify({ ...anchor, hash })}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  return hash;
}

async function isLineWhole(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/** Reads a file of anchors; one that is not there has no lines. */
export function readAnchors(file: string, key: HistoryKey): ReadAnchors {
  const texts = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const read = texts.map((text) => lineOf(text, key));
  return {
    lines: read.filter((line) => typeof line === 'object'),
    foreignLines: read.flatMap((line, place) => (line === 'foreign' ? [place + 1] : [])),
  };
}

/** How every line begins. */
const head = '{"number":';

function lineOf(text: string, key: HistoryKey): AnchorLine | 'torn' | 'foreign' {
  try {
    const line = JSON.parse(text) as AnchorLine;
    const { hash, ...anchor } = line;
    return hash === keyedHash(key, anchor) ? line : 'foreign';
  } catch {
    // A process was killed while it wrote; whether a line is missing, the database remembers.
    return text.startsWith(head) || head.startsWith(text) ? 'torn' : 'foreign';
  }
}
