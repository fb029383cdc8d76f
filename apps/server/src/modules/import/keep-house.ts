import { and, eq, lt } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { imports } from './import.tables.ts';

const hourMs = 3_600_000;

/** Removes what was begun to be read by a process that died meanwhile; gives 0, as nothing is left then. */
export async function forgetHalfStaged({ tx, clock }: RequestContext): Promise<number> {
  const long = new Date(clock.now().getTime() - hourMs);
  await tx.delete(imports).where(and(eq(imports.state, 'staging'), lt(imports.createdAt, long)));
  return 0;
}
