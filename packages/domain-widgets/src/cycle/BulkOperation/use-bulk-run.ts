import { apiOf, invalidate } from '@crt/api-client/query-client';
import { newRequestId } from '@crt/api-client/request-id';
import { completeJobStepInBulk } from '@crt/api-client/main/manufacturing-cycle';
import { useUnsavedChanges } from '@crt/ui/use-unsaved-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bulkTexts } from './bulk.texts.ts';
import { pending, type BulkItem } from './bulk-item.ts';
import { processing, processItem } from './process-item.ts';

/** A bulk operation at work. */
export interface BulkRun {
  readonly items: readonly BulkItem[];
  readonly isRunning: boolean;
  /** Begins an operation with these items. */
  readonly start: (items: readonly BulkItem[]) => void;
  /** Does items that failed once more, in the same operation. */
  readonly retry: (items: readonly BulkItem[]) => void;
}

const { leave } = bulkTexts;
const question = {
  title: leave.title,
  message: leave.message,
  confirmLabel: leave.leave,
  cancelLabel: leave.stay,
  tone: 'accent',
} as const;

const wait = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Random, in the form of a UUID. */
const newOperationId = () => newRequestId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * Does items one after another; one that fails leaves the others alone. Leaving meanwhile asks first, and ends it with
 * the item under work (J10 to J13, J18). What it touched is read again when it is over, not after each item.
 */
export function useBulkRun(): BulkRun {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly BulkItem[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isGone = useRef(false);
  const operationId = useRef('');
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useUnsavedChanges({ isDirty: isRunning, question });
  const tell = ({ key }: BulkItem, outcome: BulkItem['outcome']) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, outcome } : item)));
  const run = async (due: readonly BulkItem[]) => {
    setRunning(true);
    const ports = { api: apiOf(client), operationId: operationId.current, wait };
    for (const item of due) {
      if (isGone.current) break;
      tell(item, processing);
      tell(item, await processItem(item, ports));
    }
    const { tag, refetches = [] } = completeJobStepInBulk;
    for (const touched of [tag, ...refetches]) void invalidate(client, touched);
    setRunning(false);
  };
  return {
    items,
    isRunning,
    start: (due) => {
      operationId.current = newOperationId();
      setItems(due);
      void run(due);
    },
    retry: (due) => {
      const keys = new Set(due.map(({ key }) => key));
      setItems((all) => all.map((item) => (keys.has(item.key) ? { ...item, outcome: pending } : item)));
      void run(due);
    },
  };
}
