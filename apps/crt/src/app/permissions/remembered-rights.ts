const key = 'crt.rights';

/** Where rights are kept: those of the tab are in force after a reload, those of the browser only say what is worth asking. */
export interface RightsMemory {
  readonly tab: Storage;
  readonly browser: Storage;
}

/** The memory of this browser and this tab of it. */
export const ownMemory = (): RightsMemory => ({ tab: sessionStorage, browser: localStorage });

/** Keeps the rights of a person in both. */
export function rememberRights(
  userId: string,
  permissions: readonly string[],
  { tab, browser }: RightsMemory,
): void {
  const text = JSON.stringify({ userId, permissions });
  tab.setItem(key, text);
  browser.setItem(key, text);
}

/** The rights that a person had when somebody last asked; undefined when nothing, or something damaged, is kept. */
export function recallRights(userId: string, storage: Storage): readonly string[] | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    const stored: { userId?: unknown; permissions?: unknown } = JSON.parse(text);
    if (stored.userId !== userId || !Array.isArray(stored.permissions)) return undefined;
    return stored.permissions.map(String);
  } catch {
    return undefined;
  }
}

/** Forgets the rights that this browser remembers (A38). */
export function forgetRights({ tab, browser }: RightsMemory = ownMemory()): void {
  tab.removeItem(key);
  browser.removeItem(key);
}
