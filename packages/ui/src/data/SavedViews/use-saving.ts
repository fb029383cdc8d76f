import { useState } from 'react';

/** Waits for a save: whether one is on its way, and why the last one failed. */
export const useSaving = (onDone: () => void) => {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (send: () => Promise<boolean | void>) => {
    setSaving(true);
    setError(undefined);
    try {
      if ((await send()) !== false) onDone();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, error, save, forgive: () => setError(undefined) };
};
