import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One entry of Vite's manifest: a chunk, what it needs at once and what it may load later. */
export interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Files that the browser must have before the chunk runs: itself, its imports, their styles. */
export function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found);
  return found;
}

/** The union of what several chunks need. */
export function filesOfAll(manifest: Manifest, names: string[]): Set<string> {
  const found = new Set<string>();
  for (const name of names) filesOf(manifest, name, found);
  return found;
}

/** Gzipped bytes of files of the built application. */
export function gzipSize(dist: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(join(dist, file))).length;
  return sum;
}
