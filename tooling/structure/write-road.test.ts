import { expect, test } from 'vitest';
import { isTest, read, sources } from './repository.ts';
import { waysBesideRoad, type Way } from './writers.ts';

const server = 'apps/server/src/';
const modules = `${server}modules/`;

/** Tables whose rows have no history, and why. Every other one has: a new table is told, or stands here. */
const untold: Readonly<Record<string, string>> = {
  changes: 'the history itself',
  changeChains: 'the history itself',
  changeBeginnings: 'the history itself',
  changeAnchors: 'the history itself',
  anchoredEnds: 'the history itself',
  liveEvents: 'the events themselves',
  installationSecrets: 'keys of the installation, made once',
  signInRecords: 'sign-in: what the provider keeps of it',
  signInAttempts: 'sign-in: counted for a while, then forgotten',
  signInPasswords: 'sign-in of the demo world',
  listSessions: 'what a list looked like last, for one person',
  listQueries: 'what was searched last, for one person',
  listPlaces: 'which records stood beside one that was opened, for one person',
  notifications: 'follows from the history, which tells the cause',
  notificationProgress: 'how far the history was read',
  globalNotices: 'written by the operator, not in the application',
  noticeAcknowledgements: 'that one person read a notice',
  parcels: 'what a carrier reports, told in its own list',
  writeChecks: 'one row by which the server knows that the database takes writes',
  importSources: 'what the ordering system said last; what a plan takes over of it is told of the plan',
  imports: 'a record of imports; what they change is told of the records',
  importRows: 'a record of imports; what they change is told of the records',
  reschedulings: 'a record of runs; what they move is told of the plans',
};

/** What writes without the road, and why that is right. */
const besideTheRoad: Readonly<Record<string, string>> = {
  [`${modules}history/drop-anchors.ts#dropNext`]: 'what was anchored is the history itself',
  [`${modules}import/stage-import.ts#stageRows`]: 'the rows of a file, before anything is done with them',
  [`${modules}import/keep-done-import.ts#keepDoneImport`]:
    'what became of the rows of an import; what they changed is told',
  [`${modules}import/run-import.ts#importChunk`]:
    'what became of the rows of a file; what they change is told',
  [`${modules}manufacturing/cycle/plan-steps.ts#planStepsAnew`]:
    "planned ends are reckoned from what is told, nobody's opinion; announced",
  [`${modules}plan/new-plan/design-only-type.ts#designOnlyTypeId`]:
    'the product type of designs alone makes the server by itself, once',
  [`${modules}plan/reimport/reimport-plans.ts#reimportPlan`]:
    'that it was done, where nothing differs; asking for it is told, and so is what it changes',
  [`${modules}plan/schedule/tell-pre-reservation.ts#tellLapse`]:
    'tells what goes along with a change of the plan, with its stamp and its event',
};

/** What sees to history and event for who calls it. */
const verbs = new Set(
  Object.entries({
    'write-road/write-road.ts': ['takeWriteRoad'],
    'write-road/verbs.ts': ['create', 'createAll', 'touch', 'remove'],
    'reference-data/save-record.ts': ['addRecord', 'editRecord', 'removeRecord'],
    'record/change-record.ts': ['addRecord', 'addRecords', 'changeRecord', 'changeRecords', 'removeRecord'],
    'reference-data/save-compound.ts': ['addCompound', 'editCompound'],
    'reference-data/audit-record.ts': ['auditRecord'],
    'list/change-filter.ts': ['auditFilter'],
    'calendar/locked-calendar.ts': ['tellCalendarDay'],
  }).flatMap(([file, names]) => names.map((name) => `${modules}${file}#${name}`)),
);
const makers = new Set([`${modules}write-road/field-edits.ts#editsOf`]);

const served = sources
  .filter((file) => file.startsWith(server) && !isTest(file))
  // The demo world begins its histories itself.
  .filter((file) => !/\/testing\/|\/demo\/|\/demo-[\w-]+\.ts$|\.demo\.ts$|\/platform\/db\/test-/.test(file))
  .map((file) => ({ file, text: read(file) }));

const all = served
  .filter(({ file }) => file.endsWith('.tables.ts'))
  .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = \w*[tT]able\(\s*'(\w+)'/g)])
  .map(([, name = '', sqlName = '']) => ({ name, sqlName }));
const tables = all.filter(({ name }) => untold[name] === undefined);

const waysWith = (more: readonly { readonly file: string; readonly text: string }[] = []): Way[] =>
  waysBesideRoad([...served, ...more], {
    tables,
    verbs,
    makers,
    exempt: new Set(Object.keys(besideTheRoad)),
  });

test('rows that have a history are changed on the write road: with history, stamp and event', () => {
  expect(waysWith().map((way) => way.join(' → '))).toEqual([]);
});

test('what is said of tables and verbs is said of such that there are', () => {
  const known = new Set(all.map(({ name }) => name));
  expect(Object.keys(untold).filter((name) => !known.has(name))).toEqual([]);
  expect(tables.length).toBeGreaterThan(50);
  const isThere = (key: string) => {
    const [file = '', name = ''] = key.split('#');
    return new RegExp(String.raw`^(?:export )?(?:async )?function ${name}\b`, 'm').test(read(file));
  };
  expect([...verbs, ...makers, ...Object.keys(besideTheRoad)].filter((key) => !isThere(key))).toEqual([]);
});

/** A verb that forgets history or event, as somebody may write it: its imports and what it does. */
const forgetful: Readonly<Record<string, readonly [imports: string, work: string]>> = {
  'a plan': [
    "import { plans } from '../plan.tables.ts';",
    'await context.tx.update(plans).set({ quantity: 2 });',
  ],
  'a design session': [
    "import { designSessions } from '../../session/session.tables.ts';",
    'await context.tx.update(designSessions).set({ title: null });',
  ],
  'a cycle': [
    "import { manufacturingCycles } from '../../manufacturing/cycle/cycle.tables.ts';",
    'await context.tx.update(manufacturingCycles).set({ finishedAt: null });',
  ],
  'a combined order, which it deletes': [
    "import { combinedOrders } from '../../combined-order/combined-order.tables.ts';",
    'await context.tx.delete(combinedOrders).where(eq(combinedOrders.id, id));',
  ],
  'a report, which it deletes': [
    "import { reports } from '../../report/report.tables.ts';",
    'await context.tx.delete(reports).where(eq(reports.id, id));',
  ],
  'by the repository': [
    "import { savePlans } from '../plan.repository.ts';",
    'await savePlans(context.tx, [{ id, stamp: 2, patch: { quantity: 2 } }]);',
  ],
  'a plan, with the words of the road only': [
    "import { plans } from '../plan.tables.ts';\nimport { refusal } from '../../write-road/write-road.ts';",
    "if (id === 0) return refusal('No plan');\n  await context.tx.update(plans).set({ quantity: 2 });",
  ],
  'in SQL': [
    "import { plans } from '../plan.tables.ts';",
    'await context.tx.execute(sql`update ${plans} set quantity = 2 where id = ${id}`);',
  ],
  'in SQL, by the name in the database': [
    "import { sql } from 'drizzle-orm';",
    'await context.tx.execute(sql`delete from plans where id = ${id}`);',
  ],
  'many rows at once': [
    "import { planComments } from '../plan-link.tables.ts';\nimport { insertRows } from '../../../platform/db/insert-rows.ts';",
    'await insertRows(context.tx, planComments, [{ id }]);',
  ],
  'with history, without event': [
    "import { plans } from '../plan.tables.ts';\nimport { recordChanges } from '../../history/record-changes.ts';",
    'await context.tx.update(plans).set({ quantity: 2 });\n  await recordChanges(context, { id }, []);',
  ],
};

test.each(Object.entries(forgetful))('the check finds a verb that forgets: %s', (_, [imports, work]) => {
  const file = `${modules}plan/milestone/forgetful.ts`;
  const verb = `export async function forget(context: RequestContext, id: number) {\n  ${work}\n}\n`;
  const ways = waysWith([{ file, text: `${imports}\n\n/** Forgets. */\n${verb}` }]);
  expect(ways.map(([first]) => first)).toEqual([`${file}#forget`]);
});

test('only the road records changes: a verb that did it itself could forget stamp or event', () => {
  const allowed = /\/modules\/(?:history|write-road|reference-data)\//;
  const recorders = served.filter(({ text }) => /\brecordChanges\(/.test(text)).map(({ file }) => file);
  const others = recorders.filter((file) => file.startsWith(modules) && !allowed.test(file));
  // They tell what goes along with a write, under its stamp.
  expect(others).toEqual([
    `${modules}plan/schedule/set-milestone-date.ts`,
    `${modules}plan/schedule/store-moves.ts`,
    `${modules}plan/schedule/tell-pre-reservation.ts`,
  ]);
});

test('what the history tells of a field is made in one place', () => {
  const literal = /\bfield\b[^{};]*,\s*kind\b[^{};]*\boldText\b[^{};]*\bnewText\b[^{};]*\}/;
  const makers = served.filter(({ text }) => literal.test(text)).map(({ file }) => file);
  expect(makers).toEqual([`${modules}history/changed.ts`]);
});
