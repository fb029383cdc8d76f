import { ruleSubject, ruleText } from '@crt/domain/notification-rule';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { jobSteps } from '../../job-step/job-step.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { notificationRules } from '../notification.tables.ts';

/** A stored rule with its words (D4). */
export interface ToldRule {
  readonly row: typeof notificationRules.$inferSelect;
  readonly text: string;
}

/** The rules of a person in the order in which they were made; with an id that one only. */
export async function findRules(tx: Database, userId: string, id?: number): Promise<readonly ToldRule[]> {
  const isOwn = eq(notificationRules.userId, userId);
  const rows = await tx
    .select({
      row: notificationRules,
      productType: productTypes.name,
      location: manufacturingLocations.name,
      step: jobSteps.name,
    })
    .from(notificationRules)
    .innerJoin(productTypes, eq(productTypes.id, notificationRules.productTypeId))
    .innerJoin(manufacturingLocations, eq(manufacturingLocations.id, notificationRules.locationId))
    .leftJoin(jobSteps, eq(jobSteps.id, notificationRules.stepId))
    .where(id === undefined ? isOwn : and(isOwn, eq(notificationRules.id, id)))
    .orderBy(asc(notificationRules.id));
  return rows.map(({ row, productType, location, step }) => {
    const subject = ruleSubject(row, step);
    return { row, text: ruleText(row, { productType, location, subject }).slice(0, 300) };
  });
}
