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

/**
 * Lazy parts that a screen does not draw when it opens: menus, dialogs, popovers, editors and further tabs, fetched
 * when somebody comes near them or in idle time after the first picture. Their names say so. A part that
 * another screen draws at once is a file of several screens, which the manifest calls `_Name-hash.js`.
 */
const drawnOnRequest =
  /(?:Bubble|Chooser|ClockChoice|Dialog|Editor|Menu|Peek|Popover|Question|Wizard|ConnectedApplyingLeadTimes|ConnectedCycleComments|ConnectedOrderComments|ConnectedLinkedPlans|ConnectedPlanChanges|ConnectedPlanComments|PeopleSchedules|SlotCalendar|csv|xlsx|cut-request-ids)(?:\.tsx?|-[\w-]{8}\.js)$/;

/** The chunks of the shell: the page's own start and what it imports. */
function shellOf(manifest: Manifest): string[] {
  const start = manifest['index.html'];
  return ['index.html', ...(start?.imports ?? [])];
}

/** A screen and the lazy chunks that it draws by itself when it opens. */
export function drawnWith(manifest: Manifest, screen: string): string[] {
  const chunk = manifest[screen];
  // What the shell may load belongs to the shell.
  const shell = shellOf(manifest);
  const parts = [screen, ...(chunk?.imports ?? []).filter((name) => !shell.includes(name))];
  const later = parts.flatMap((name) => manifest[name]?.dynamicImports ?? []);
  return [screen, ...later.filter((name) => !drawnOnRequest.test(name) && !inIdleTime.includes(name))];
}

/** The screens of the application, and the facts and the kit of those that have no file of their own. */
export function screensOf(manifest: Manifest): string[] {
  const lazy = shellOf(manifest).flatMap((name) => manifest[name]?.dynamicImports ?? []);
  return lazy.filter((name) => /^src\/(screens|resources)\//.test(name) && !name.endsWith('.reads.ts'));
}

/**
 * What every visit fetches in idle time after its first picture (`whenIdle`): live events, the search box and the bell, the
 * keys of the palette. Nobody asks for them, so they count.
 */
export const inIdleTime = [
  '../../packages/api-client/exports/follow-live-events.ts',
  'src/nav/NavTools.ts',
  'src/nav/commands/Commands.tsx',
];
/** Fetches and renews tokens: loaded to sign in, and a minute before a token ends; not by a page with a valid one. */
export const signIn = 'src/app/sign-in/provider-client.ts';
/** The screen whose first view has a budget of its own. */
export const planList = 'src/screens/plans/PlanListScreen.tsx';

/** Records that draw tables beside what is known of them: all that a list draws, and all that a record does (decision 011). */
export const recordsWithTables: readonly string[] = [
  'src/screens/documents/DocumentScreen.tsx',
  'src/screens/documented-products/ProductScreen.tsx',
  'src/screens/product-imports/ProductImportDetailsScreen.tsx',
  'src/screens/document-imports/DocumentImportDetailsScreen.tsx',
  'src/screens/request-imports/RequestImportDetailsScreen.tsx',
];

/** Screens that open with fields, which cannot come later (decision 012). */
export const formScreens: readonly string[] = [
  'src/screens/workflows/NewWorkflowScreen.tsx',
  'src/screens/workflows/WorkflowDetailsScreen.tsx',
  'src/screens/workflows/CycleDefinitionScreen.tsx',
  'src/screens/calendars/LocalCalendarScreen.tsx',
  'src/screens/design/AllSchedulesScreen.tsx',
  'src/screens/manufacturing/BulkOperationsScreen.tsx',
  'src/screens/design/SessionPlannerScreen.tsx',
  'src/screens/step-efforts/StepEffortsScreen.tsx',
  'src/screens/documents/DocumentCoverageScreen.tsx',
  'src/screens/product-imports/ProductImportScreen.tsx',
  'src/screens/document-imports/DocumentImportScreen.tsx',
  'src/screens/request-imports/RequestImportScreen.tsx',
  'src/screens/documents/DocumentExportScreen.tsx',
  'src/screens/documented-products/ProductExportScreen.tsx',
  'src/screens/keycodes/KeyCodeExportScreen.tsx',
];

/** Bytes, gzip. */
export const budgets = {
  shellAndPlanList: 240_000,
  screen: 60_000,
  recordWithTables: 80_000,
  formScreen: 145_000,
};

/** Gzipped bytes of files of the built application. */
export function gzipSize(dist: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(join(dist, file))).length;
  return sum;
}
