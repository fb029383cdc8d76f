import { useMemo, useState } from 'react';

/** Which lines of the table of revisions are open. */
export interface OpenLines {
  readonly isOpen: (key: string) => boolean;
  /** Of these lines, those that are open now. */
  readonly setOpen: (keys: readonly string[], open: ReadonlySet<string>) => void;
  readonly unfold: (key: string) => void;
}

/** Versions are open at first, the files of revisions closed. */
const isOpenAtFirst = (key: string) => key.startsWith('version');

/** Lines are open as they are at first, but for those that somebody has turned, or that something was put below. */
export function useOpenLines(): OpenLines {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  return useMemo(
    () => ({
      isOpen: (key) => chosen.get(key) ?? isOpenAtFirst(key),
      setOpen: (keys, open) =>
        setChosen((known) => new Map([...known, ...keys.map((key) => [key, open.has(key)] as const)])),
      unfold: (key) => setChosen((known) => new Map([...known, [key, true]])),
    }),
    [chosen],
  );
}
