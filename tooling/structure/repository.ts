import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const derived = new Set([
  '.git',
  '.cache',
  '.data',
  '.reports',
  'coverage',
  'dist',
  'node_modules',
  'storybook-static',
  'test-results',
]);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (derived.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(root, path)];
  });
}

/** Every file of the repository that people or generators wrote, as a path from the root. */
export const files = walk(root).sort();

const binary = /\.(png|woff2|ico|xlsx|pdf|zip|tar|tgz)$/;

/** Files with text that a person may have written. */
export const textFiles = files.filter((file) => !binary.test(file) && file !== 'pnpm-lock.yaml');

/** Written by a generator, or data: exempt from budgets and style. */
export function isGenerated(file: string): boolean {
  return /\/__generated__\/|\/migrations\/|\/fixtures?\/|mockServiceWorker\.js$|\/contract\/not-built\.ts$|\/api-report\//.test(
    file,
  );
}

export const isTest = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file) || file.startsWith('e2e/');

/** Source files in TypeScript, tests and stories included. */
export const sources = files.filter((file) => /\.(tsx?|mts|mjs|js)$/.test(file) && !isGenerated(file));

/** Text of a file of the repository. */
export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Lines that are neither empty nor only a comment. */
export function codeLines(text: string): number {
  const withoutBlocks = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return withoutBlocks.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//'))
    .length;
}

/** The published packages. */
export const publishedPackages = ['domain', 'ui', 'api-client', 'domain-widgets'] as const;
