import { milestoneName, type MilestoneType } from '@crt/domain/milestone-type';
import { planFieldText } from '@crt/domain/plan-field';
import type { RequestContext } from '../../context.ts';
import { changeSentence } from '../change-log/change-sentence.ts';
import {
  importResults,
  requestImports,
  type ImportStatus,
  type UpdatedField,
} from './request-import.tables.ts';

/** What became of one request that was imported by itself. */
export interface SingleImport {
  readonly requestId: string;
  readonly planId: number;
  /** Who asked for it. */
  readonly userId: string | null;
  readonly status: ImportStatus;
  /** Why nothing was taken over; null otherwise. */
  readonly skipReason: string | null;
  readonly updatedFields: readonly UpdatedField[];
}

/** Writes an import of one request, with what became of it, into the import log (F21, R15). */
export async function recordImport({ tx, clock }: RequestContext, done: SingleImport): Promise<void> {
  const { userId, updatedFields, ...result } = done;
  const importedAt = clock.now();
  const [row] = await tx
    .insert(requestImports)
    .values({ importedAt, updatesPlans: true, userId })
    .returning({ id: requestImports.id });
  if (!row) throw new Error('The database gave no id for a new import');
  await tx.insert(importResults).values({
    ...result,
    importId: row.id,
    importedAt,
    updatedFields: [...updatedFields],
    additionalInfo: null,
  });
}

/** A change of the history as the import log tells it (R16). */
export function toUpdatedField(
  change: Readonly<Record<'field', string> & Record<'oldText' | 'newText', string | null>>,
): UpdatedField {
  const milestone = /^milestone:(\d+):/.exec(change.field)?.[1];
  return {
    milestoneName: milestone === undefined ? null : milestoneName[Number(milestone) as MilestoneType],
    updatedFieldText: planFieldText(change.field),
    oldValue: change.oldText,
    newValue: change.newText,
    changeDescription: changeSentence(change),
  };
}
