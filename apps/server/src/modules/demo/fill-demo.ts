import { fullName } from '@crt/domain/full-name';
import type { Permission } from '@crt/domain/permission';
import { milestoneType } from '@crt/domain/milestone-type';
import { requestType } from '@crt/domain/request-type';
import { toCalendarDate, fromDate } from '@internationalized/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import { fillCombinedOrders } from '../combined-order/combined-order.demo.ts';
import { fillCycleDefinitions } from '../cycle-definition/cycle-definition.demo.ts';
import { fillCalendars } from '../calendar/calendar.demo.ts';
import { fillCapacities } from '../capacity/capacity.demo.ts';
import { fillCenters } from '../distribution-center/distribution-center.demo.ts';
import type { HistoryKey } from '../history/history-key.ts';
import { fillHistories } from '../history/history.demo.ts';
import { fillJobSteps } from '../job-step/job-step.demo.ts';
import type { DoneImport } from '../import/keep-done-import.ts';
import { fillLeadTimes } from '../lead-time/lead-time.demo.ts';
import { fillSavedFilters } from '../list/saved-filters.demo.ts';
import { fillLocations } from '../manufacturing-location/manufacturing-location.demo.ts';
import { fillImportSources, fillMilestones, fillPlanRows, fillTalk } from '../plan/plan.demo.ts';
import { findActor } from '../user/find-actor.ts';
import { fillUsers } from '../user/user.demo.ts';
import { fillDocumentation } from '../documentation/documentation.demo.ts';
import { changeDocumentation } from '../documentation/documentation-changes.demo.ts';
import { fillDocumentImports } from '../documentation/document/import/document-import.demo.ts';
import { fillProductImports } from '../documentation/product/import/product-import.demo.ts';
import { fillNotifications } from '../notification/notification.demo.ts';
import { readFacts } from '../plan/schedule/scheduling-facts.ts';
import { fillProducts, fillProductTypes } from '../product/product.demo.ts';
import { fillReports } from '../report/report.demo.ts';
import { fillSurgeons } from '../surgeon/surgeon-preference.demo.ts';
import { fillDesigners, type DemoDesigner } from '../session/designer.demo.ts';
import { drawSessions, fillSessions } from '../session/session.demo.ts';
import { fillStepEfforts } from '../step-effort/step-effort.demo.ts';
import { fillTracking } from '../tracking/tracking.demo.ts';
import { drawCycles } from '../manufacturing/cycle/cycle.demo.ts';
import { fillCycles } from '../manufacturing/cycle/fill-cycles.demo.ts';
import { fillWorkflows } from '../workflow/workflow.demo.ts';
import { demoJobSteps, demoProducts, demoProductTypes } from './catalogue.ts';
import { demoRoles, demoUsers, rightsOf, type DemoUser } from './people.ts';
import { queueDemoPlans } from './plan-queues.ts';
import { demoImports, fillImports } from './plan-imports.ts';
import { demoHistory } from './plan-history.ts';
import { demoFilters } from './demo-filters.ts';
import { demoPlan, type DemoPlan } from './plan-rows.ts';
import { drawPlanSeeds, livelySeed } from './plan-seed.ts';
import { demoImportSource } from './plan-sources.ts';
import { demoTalk } from './plan-talk.ts';
import {
  demoCapacities,
  demoLeadTimeGroups,
  demoLeadTimeModifications,
  demoLeadTimes,
} from './scheduling.ts';
import { seededRandom, type Random } from './random.ts';
import { demoCalendars, demoCenters, demoHolidays, demoLocations } from './sites.ts';

/** What the demo world is made for. */
export interface DemoOptions {
  /** The present of the demo world: holidays, plans and histories lie around it. */
  readonly now: Date;
  /** How many plans; 600 unless CRT_SCALE says otherwise. */
  readonly plans: number;
  /** The key of the hashes in their histories. */
  readonly historyKey: HistoryKey;
  /** Address of this server, for what the demo world links to itself; that of `npm start` unless stated. */
  readonly publicUrl?: string;
  /** Told after each part, for long fillings. */
  readonly onProgress?: (message: string) => void;
}

/**
 * Fills an empty database with the demo world: the same one for the same `now` and number of plans, whatever the
 * machine (domain rules §3.0). All or nothing: it runs in one transaction.
 */
export async function fillDemo(db: Database, options: DemoOptions): Promise<void> {
  await db.transaction(async (tx) => {
    const people = demoUsers(seededRandom(1));
    await fillUsers(tx, people, demoRoles);
    await fillSavedFilters(tx, demoFilters(people, options.now));
    await fillReferenceData(tx, options);
    await changeDocumentation(tx, { ...options, people: managersOfDocumentation(people) });
    await fillManufacturing(tx, people, options.now);
    const designers = await fillDesigners(tx, peopleWho(people, 'IsDesigner'), options.now);
    options.onProgress?.('People, sites and products are there.');
    const imports = await fillPlans(tx, options, people, designers);
    await fillNotifications(tx, options.now);
    const importers = await importersAmong(tx, people, 'CanImportProducts');
    await fillProductImports(tx, { ...options, importers });
    const ofDocuments = await importersAmong(tx, people, 'CanImportDocuments');
    await fillDocumentImports(tx, { ...options, importers: ofDocuments });
    await fillImports(tx, imports);
  });
  await db.execute(sql`analyze`);
}

async function fillReferenceData(
  tx: Database,
  { now, plans: count, publicUrl = 'http://localhost:8080' }: DemoOptions,
): Promise<void> {
  const today = toCalendarDate(fromDate(now, 'UTC'));
  await fillCalendars(tx, { calendarRows: demoCalendars, holidayRows: demoHolidays(today) });
  await fillLocations(tx, demoLocations);
  await fillCenters(tx, demoCenters);
  await fillProductTypes(tx, demoProductTypes);
  await fillJobSteps(tx, demoJobSteps);
  await fillReports(tx, publicUrl);
  await fillSurgeons(tx);
  await fillDocumentation(tx, now);
  await fillLeadTimes(tx, {
    groups: demoLeadTimeGroups,
    leadTimes: demoLeadTimes,
    modifications: demoLeadTimeModifications,
  });
  await fillCapacities(tx, demoCapacities(count, today));
}

async function fillManufacturing(tx: Database, people: readonly DemoUser[], now: Date): Promise<void> {
  const maintainer = people.find((user) => rightsOf(user).has('CanManageWorkflows'));
  if (!maintainer) throw new Error('Nobody in the demo world maintains workflows');
  await fillWorkflows(tx, now, maintainer.id);
  await fillCycleDefinitions(tx);
  await fillStepEfforts(tx);
  await fillProducts(tx, demoProducts);
}

/** Draws the plans and lets the rules date them, from the reference data as it was filled in. */
async function drawPlans(
  tx: Database,
  { now, plans: count }: DemoOptions,
  random: Random,
  people: readonly DemoUser[],
): Promise<readonly DemoPlan[]> {
  const facts = await readFacts(tx, {
    locationIds: demoLocations.map(({ id }) => id),
    centerIds: demoCenters.map(({ id }) => id),
    requestTypeIds: Object.values(requestType),
    productTypeIds: demoProductTypes.map(({ id }) => id),
  });
  const designers = people.filter((user) => user.isActive && rightsOf(user).has('IsDesigner'));
  const designerIds = designers.map(({ id }) => id);
  const world: DemoPlan[] = [];
  for (const [place, seed] of drawPlanSeeds(count, random, now).entries()) {
    const around = { now, designerIds, facts };
    const drawn = demoPlan(place + 1, seed, random, around, world);
    // What is made in place of what was drawn has a series of its own, so that all others stay as they are.
    const lively = livelySeed(seed, place, count);
    world.push(lively ? demoPlan(place + 1, lively, seededRandom(place), around, world) : drawn);
  }
  queueDemoPlans(world, facts, now);
  return world;
}

/** Fills in the plans with all that belongs to them; gives the imports that brought them. */
async function fillPlans(
  tx: Database,
  options: DemoOptions,
  people: readonly DemoUser[],
  designers: readonly DemoDesigner[],
): Promise<readonly DoneImport[]> {
  const random = seededRandom(2);
  const { now } = options;
  const planners = holdersOf(people, 'CanManageFulfilmentPlan');
  const world = await drawPlans(tx, options, random, people);
  const rows = world.map(({ row }) => row);
  // Before histories are told: a plan has its session when its session is.
  const sessions = drawSessions(rows, designers, { now, heldAt: sessionsHeld(world) });
  const shopfloor = { workers: holdersOf(people, 'CanManageManufacturingCycles'), now };
  const cycles = await drawCycles(tx, world, shopfloor);
  const talk = demoTalk(world, random, planners, now);
  const telling = { random, planners, now, key: options.historyKey };
  const histories = world.map((plan) => demoHistory(plan, telling));
  for (const [place, { changes: rows }] of histories.entries()) {
    const plan = world[place];
    if (plan) plan.row.stamp = rows.length + 1;
  }
  await fillPlanRows(tx, rows);
  await fillSessions(tx, sessions);
  await fillImportSources(tx, world.flatMap(demoImportSource));
  options.onProgress?.(`${world.length} plans are there.`);
  await fillMilestones(
    tx,
    world.flatMap(({ milestones }) => milestones),
  );
  options.onProgress?.('Their milestones are there.');
  await fillCycles(tx, cycles, shopfloor);
  await fillCombinedOrders(tx, shopfloor);
  options.onProgress?.('Their manufacturing is there.');
  await fillTalk(tx, talk);
  await fillTracking(tx, world, now);
  await fillHistories(tx, histories);
  options.onProgress?.('Their histories are there.');
  return demoImports(world, histories);
}

/** When the design sessions of plans were held, by the ids of the plans. */
function sessionsHeld(world: readonly DemoPlan[]): ReadonlyMap<number, Date> {
  const held = world.flatMap(({ row, milestones }) =>
    milestones.flatMap(({ type, actualAt }): [number, Date][] =>
      type === milestoneType.designSession && actualAt ? [[row.id, actualAt]] : [],
    ),
  );
  return new Map(held);
}

/** Everybody, with whether they hold a right. */
const peopleWho = (people: readonly DemoUser[], permission: Permission) =>
  people.map((user) => ({ ...user, isDesigner: rightsOf(user).has(permission) }));

/** Who changes documents and products. */
const managersOfDocumentation = (people: readonly DemoUser[]): Actor[] =>
  holdersOf(people, 'CanManageDocuments').map((user) => ({
    userId: user.id,
    symbol: user.symbol,
    name: fullName(user),
    permissions: rightsOf(user),
  }));

const holdersOf = (people: readonly DemoUser[], permission: Permission) =>
  people.filter((user) => user.isActive && rightsOf(user).has(permission));

/** Two of those who may import something, with their rights. */
async function importersAmong(
  tx: Database,
  people: readonly DemoUser[],
  permission: Permission,
): Promise<Actor[]> {
  const ids = holdersOf(people, permission).slice(0, 2);
  const actors = await Promise.all(ids.map(({ id }) => findActor(tx, id)));
  return actors.filter((actor) => actor !== undefined);
}
