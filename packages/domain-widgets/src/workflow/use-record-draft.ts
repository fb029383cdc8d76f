import { useUnsavedChanges } from '@crt/ui/use-unsaved-changes';
import { useState } from 'react';

/** A record as it was read. Keep the object stable while nothing was read anew. */
export interface StoredRecord<Draft> {
  readonly draft: Draft;
  /** Its stamp; undefined for one that is yet to be made. */
  readonly stamp: string | undefined;
}

/** What is being entered for a record, guarded against being lost. */
export interface RecordDraft<Draft> {
  readonly shown: Draft;
  readonly change: (next: Draft) => void;
  /** The stamp of the record as it was when the first thing was entered. */
  readonly stamp: string | undefined;
  /** What was entered is saved: what is read next counts, and leaving asks no more. */
  readonly settle: () => void;
}

/**
 * Keeps what is entered for a record apart from what was read: what others save meanwhile does not overwrite it, and
 * after a save it stays in sight until the record is read again.
 */
export function useRecordDraft<Draft>(stored: StoredRecord<Draft>): RecordDraft<Draft> {
  const [entered, setEntered] = useState<{ base: StoredRecord<Draft>; draft: Draft; isSaved: boolean }>();
  const isSettled = entered?.isSaved === true && entered.base !== stored;
  const current = isSettled ? undefined : entered;
  const shown = current?.draft ?? stored.draft;
  const isOpen = current !== undefined && !current.isSaved;
  useUnsavedChanges({
    isDirty: isOpen && JSON.stringify(current.draft) !== JSON.stringify(current.base.draft),
  });
  return {
    shown,
    stamp: isOpen ? current.base.stamp : stored.stamp,
    change: (draft) => setEntered({ base: isOpen ? current.base : stored, draft, isSaved: false }),
    settle: () => setEntered({ base: stored, draft: shown, isSaved: true }),
  };
}
