import { defineColumns, type BadgeColumn, type Column } from '@crt/ui/DataTable';
import type { BulkItem } from './bulk-item.ts';
import { bulkTexts } from './bulk.texts.ts';
import { transitionColumn } from './transition-column.tsx';

const words = bulkTexts.columns;

/** What an item is: case, workflow, step and what it goes through (J7). */
export const itemColumns = (hrefOf: (cycleId: number) => string | undefined): readonly Column<BulkItem>[] =>
  defineColumns<BulkItem>([
    {
      id: 'case',
      header: words.affectedCase,
      kind: 'link',
      value: ({ requestId }) => requestId,
      href: ({ cycleId }) => hrefOf(cycleId),
      width: 150,
    },
    { id: 'workflow', header: words.workflow, kind: 'text', value: ({ workflow }) => workflow, width: 220 },
    { id: 'step', header: words.workflowStep, kind: 'text', value: ({ step }) => step, width: 180 },
    transitionColumn(({ transition }) => transition),
  ]);

/** Where an item stands before anything was done: waiting (J11). */
export const statusColumn: BadgeColumn<BulkItem> = {
  id: 'status',
  header: words.status,
  kind: 'badge',
  value: ({ outcome: { text } }) => ({ text, tone: 'info' }),
  width: 160,
};
