import { newerStamp } from '@crt/api-client/api-error';
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
  /** The stamp of the version that what is entered stands on. */
  readonly stamp: string | undefined;
  /** What was entered is saved, as a version with this stamp: leaving asks no more, and what is read next counts. */
  readonly settle: (stamp: string | undefined) => void;
  /** A save was refused: who was told of a newer version and saves again overwrites that one. */
  readonly refuse: (reason: unknown) => void;
}

interface Entered<Draft> {
  /** The record as it was read when this was entered or saved. */
  readonly stored: StoredRecord<Draft>;
  /** What it stands on. */
  readonly base: StoredRecord<Draft>;
  readonly draft: Draft;
  readonly isSaved: boolean;
}

/**
 * Keeps what is entered for a record apart from what was read: what others save meanwhile does not overwrite it, and
 * after a save it stays in sight until the record is read again.
 */
export function useRecordDraft<Draft>(stored: StoredRecord<Draft>): RecordDraft<Draft> {
  const [entered, setEntered] = useState<Entered<Draft>>();
  const isReadAgain = entered?.isSaved === true && entered.stored !== stored;
  const current = isReadAgain ? undefined : entered;
  const shown = current?.draft ?? stored.draft;
  const base = current?.base ?? stored;
  useUnsavedChanges({
    isDirty: current?.isSaved === false && JSON.stringify(shown) !== JSON.stringify(base.draft),
  });
  return {
    shown,
    stamp: base.stamp,
    change: (draft) => setEntered({ stored, base, draft, isSaved: false }),
    settle: (stamp) => setEntered({ stored, base: { draft: shown, stamp }, draft: shown, isSaved: true }),
    refuse: (reason) => {
      const newer = newerStamp(reason);
      if (newer !== undefined)
        setEntered({ stored, base: { ...base, stamp: newer }, draft: shown, isSaved: false });
    },
  };
}
