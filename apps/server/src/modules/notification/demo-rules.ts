import { dayMs } from '@crt/domain/day-ms';
import type { RuleKind } from '@crt/domain/notification-rule';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { users } from '../user/user.tables.ts';
import { findActiveLocations } from '../manufacturing-location/manufacturing-location.options.ts';
import { findOfferedProductTypes } from '../product/product.options.ts';
import { notificationRules, notificationSettings } from './notification.tables.ts';
import { materialsOfType, stepsOfMaterial, type Named } from './rules/rule-options.ts';

type Rule = typeof notificationRules.$inferInsert;

/** What a person of the demo world wants to know, of how many product types and locations. */
interface Interest {
  readonly userName: string;
  readonly types: number;
  readonly locations: number;
  readonly about: readonly (readonly [kind: RuleKind, what: string | number, threshold?: number])[];
  readonly lifespanDays?: number;
}

const interests: readonly Interest[] = [
  {
    userName: 'planner',
    types: 6,
    locations: 2,
    lifespanDays: 90,
    about: [
      ['plan-change', 'requestStatusId'],
      ['plan-change', 'plannedSurgeryDate'],
      ['planned-milestone-change', 7],
      ['actual-milestone-change', 7],
      ['milestone-alert', 7, -2],
    ],
  },
  {
    userName: 'manufacturing',
    types: 6,
    locations: 2,
    about: [
      ['plan-change', 'requestStatusId'],
      ['plan-change', 'priority'],
      ['cycle-change', 'orderNumber'],
      ['actual-milestone-change', 5],
      ['milestone-alert', 6, 1],
      ['job-step-change', 0],
      ['job-step-alert', 0, 4],
    ],
  },
  {
    userName: 'manufacturing-reader',
    types: 4,
    locations: 1,
    lifespanDays: 30,
    about: [
      ['actual-milestone-change', 6],
      ['milestone-alert', 6, 0],
    ],
  },
  {
    userName: 'plan-reader',
    types: 5,
    locations: 2,
    about: [
      ['actual-milestone-change', 8],
      ['planned-milestone-change', 8],
    ],
  },
  {
    userName: 'administrator',
    types: 8,
    locations: 3,
    about: [
      ['plan-change', 'requestStatusId'],
      ['plan-change', 'comment'],
      ['actual-milestone-change', 4],
      ['milestone-alert', 8, 0],
    ],
  },
];

/** What rules are about in the demo world: the first product types and locations that there are. */
interface Around {
  readonly types: readonly Named[];
  readonly locations: readonly Named[];
  readonly now: Date;
}

/** Rules of several people; alerts since some days only. */
export async function fillDemoRules(tx: Database, now: Date): Promise<void> {
  const around = { types: await findOfferedProductTypes(tx), locations: await findActiveLocations(tx), now };
  const rows: Rule[] = [];
  for (const interest of interests) {
    const { id, userName } = users;
    const [person] = await tx.select({ id }).from(users).where(eq(userName, interest.userName));
    if (person) rows.push(...(await rulesOf(tx, person.id, interest, around)));
  }
  await insertRows(tx, notificationRules, rows);
}

async function rulesOf(tx: Database, userId: string, interest: Interest, around: Around): Promise<Rule[]> {
  const { lifespanDays = 0, about } = interest;
  await tx.update(notificationSettings).set({ lifespanDays }).where(eq(notificationSettings.userId, userId));
  const scopes = around.types
    .slice(0, interest.types)
    .flatMap((type) =>
      around.locations.slice(0, interest.locations).map((site) => [type.id, site.id] as const),
    );
  const rows: Rule[] = [];
  for (const [productTypeId, locationId] of scopes)
    for (const [kind, what, threshold = null] of about) {
      const days = kind.endsWith('alert') ? 2 : 120;
      const activeSince = new Date(around.now.getTime() - days * dayMs);
      const subject = await subjectOf(tx, kind, what, productTypeId);
      if (subject) rows.push({ userId, kind, productTypeId, locationId, threshold, activeSince, ...subject });
    }
  return rows;
}

type Subject = Required<Pick<Rule, 'milestone' | 'changeType' | 'materialNumber' | 'materialId' | 'stepId'>>;

/** What a rule is about; of a job step the one in the middle of the first material, if the product type has one. */
async function subjectOf(
  tx: Database,
  kind: RuleKind,
  what: string | number,
  productTypeId: number,
): Promise<Subject | undefined> {
  const none = { milestone: null, changeType: null, materialNumber: null, materialId: null, stepId: null };
  if (kind === 'plan-change' || kind === 'cycle-change') return { ...none, changeType: String(what) };
  if (kind !== 'job-step-change' && kind !== 'job-step-alert')
    return { ...none, milestone: what as Subject['milestone'] };
  const [material] = await materialsOfType(tx, productTypeId);
  const steps = material ? await stepsOfMaterial(tx, material.name) : [];
  const step = steps[Math.floor(steps.length / 2)];
  if (!material || !step) return undefined;
  return { ...none, materialNumber: material.name, materialId: material.id, stepId: step.id };
}
