import { allImportStatuses, importStatus, importStatusName } from '@crt/domain/import-log-list';
import type { Output } from '../../contract/handlers.ts';
import { cutText, cutTextOrNull } from '../../platform/text/cut-text.ts';
import { reasonText } from '../import/read-import.ts';
import type { importRows, RowChange } from '../import/import.tables.ts';
import { milestoneName, type MilestoneType } from '@crt/domain/milestone-type';
import { planFieldText } from '@crt/domain/plan-field';
import { changeSentence } from '../change-log/change-sentence.ts';
import { requestStatus } from './decide-request.ts';
import { requestColumns } from './request-columns.ts';

type Result = Output<'listImportResults'>['importResults'][number];

/** So much is shown of a text, and of the changes of a request (the contract's limits). */
const limits = { requestId: 60, reasons: 4000, value: 200, sentence: 500, changes: 100 };

const statusOf = (name: string): Result['status'] =>
  allImportStatuses.find((status) => importStatusName[status] === name) ?? importStatus.skipped;

/** What became of a request, as details and the log tell it (R14, R15). */
export function toResult(
  row: Pick<typeof importRows.$inferSelect, 'label' | 'recordId' | 'status' | 'reasons' | 'changes'>,
) {
  const told = row.reasons.map((reason) => reasonText({ columns: requestColumns }, reason)).join('\n');
  const reasons = told === '' ? null : cutText(told, limits.reasons);
  const statusName = row.status ?? '';
  const isSkipped = statusName === requestStatus.skipped;
  return {
    requestId: cutText(row.label ?? '', limits.requestId),
    status: statusOf(statusName),
    statusName,
    skipReason: isSkipped ? reasons : null,
    additionalInfo: isSkipped ? null : reasons,
    updatedFields:
      statusName === requestStatus.updated ? row.changes.slice(0, limits.changes).map(toUpdatedField) : [],
  };
}

/** A change of the history as people read it (R16); rows keep the field and what stood in it. */
function toUpdatedField({ column: field, oldValue, newValue }: RowChange): Result['updatedFields'][number] {
  const milestone = /^milestone:(\d+):/.exec(field)?.[1];
  const shown = (text: string | null) => cutTextOrNull(text, limits.value);
  return {
    milestoneName: milestone === undefined ? null : milestoneName[Number(milestone) as MilestoneType],
    updatedFieldText: planFieldText(field),
    oldValue: shown(oldValue),
    newValue: shown(newValue),
    changeDescription: cutText(
      changeSentence({ field, oldText: oldValue, newText: newValue }),
      limits.sentence,
    ),
  };
}
