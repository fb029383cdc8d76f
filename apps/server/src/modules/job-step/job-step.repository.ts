import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { jobSteps } from './job-step.tables.ts';

/** All job steps by name. */
export function findJobSteps(tx: Database) {
  return tx.select().from(jobSteps).orderBy(asc(jobSteps.name), asc(jobSteps.id));
}

export async function findJobStep(tx: Database, id: number) {
  const [step] = await tx.select().from(jobSteps).where(eq(jobSteps.id, id));
  return step;
}

/** Whether another step than `exceptId` has this name, in any case. */
export async function isNameTaken(tx: Database, name: string, exceptId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: jobSteps.id })
    .from(jobSteps)
    .where(and(sql`lower(${jobSteps.name}) = ${name.toLowerCase()}`, ne(jobSteps.id, exceptId)));
  return rows.length > 0;
}

export async function insertJobStep(tx: Database, name: string): Promise<number> {
  const [row] = await tx.insert(jobSteps).values({ name }).returning({ id: jobSteps.id });
  if (!row) throw new Error('The database gave no id for a new job step');
  return row.id;
}

export async function renameJobStep(tx: Database, id: number, name: string): Promise<void> {
  await tx.update(jobSteps).set({ name }).where(eq(jobSteps.id, id));
}
