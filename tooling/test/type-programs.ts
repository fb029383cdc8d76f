import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every TypeScript project of the repository, by its folder. */
export const typeProjects = [
  '.',
  'packages/domain',
  'packages/ui',
  'packages/api-client',
  'packages/domain-widgets',
  'apps/crt',
  'apps/server',
  'openapi',
  'tooling',
  'e2e',
  'bench',
];

interface Config {
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Projects that are checked in one go. */
export interface TypeProgram {
  readonly name: string;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const inOrder = (options: object) =>
  Object.fromEntries(Object.entries(options).sort(([one], [other]) => one.localeCompare(other)));

/**
 * The projects with the same settings together: what several of them import is read and checked once, which takes half
 * the time. All of them extend tsconfig.base.json.
 */
export function typePrograms(root: string, projects: readonly string[] = typeProjects): TypeProgram[] {
  const read = projects.map((project) => {
    const config = JSON.parse(readFileSync(join(root, project, 'tsconfig.json'), 'utf8')) as Config;
    return { project, config, options: inOrder(config.compilerOptions ?? {}) };
  });
  const alike = Map.groupBy(read, ({ options }) => JSON.stringify(options));
  return [...alike.values()].map((members) => {
    const inside = (key: 'include' | 'exclude') =>
      members.flatMap(({ project, config }) => (config[key] ?? []).map((glob) => join(root, project, glob)));
    return {
      name: members.map(({ project }) => project).join(', '),
      compilerOptions: members[0]?.options ?? {},
      include: inside('include'),
      exclude: inside('exclude'),
    };
  });
}

/** Writes a program's settings below the folder. @returns the file */
export function writeProgram(root: string, folder: string, program: TypeProgram): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${program.name.replaceAll(/[^a-z]+/g, '-')}.json`);
  const { compilerOptions, include, exclude } = program;
  const settings = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include, exclude };
  writeFileSync(file, JSON.stringify(settings));
  return file;
}
