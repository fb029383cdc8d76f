import { allPermissions, mainPermissions, type Permission } from '@crt/domain/permission';
import { knownPermissions, mergePermissions } from './merge.ts';

/** The three calls that tell what a person may do (A18). */
export interface RightsSources {
  readonly main: (
    names: readonly string[],
  ) => Promise<readonly { permissionName: string; assigned: boolean }[]>;
  readonly documentation: () => Promise<readonly string[]>;
  readonly design: () => Promise<readonly string[]>;
}

export type RightsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly permissions: ReadonlySet<Permission> }
  | { readonly status: 'failed' };

const key = 'crt.rights';

/** Forgets the rights that this tab remembers (A38). */
export function forgetRights(storage: Storage = sessionStorage): void {
  storage.removeItem(key);
}

/**
 * The rights of the signed-in person, asked for once per page (A19). The last answer is kept for this tab, so that
 * the menu stands at once after a reload while the same three calls bring it up to date.
 */
export class Rights {
  readonly #sources: RightsSources;
  readonly #storage: Storage;
  readonly #listeners = new Set<() => void>();
  #state: RightsState = { status: 'loading' };
  #userId: string | undefined;

  constructor(sources: RightsSources, storage: Storage = sessionStorage) {
    this.#sources = sources;
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): RightsState => this.#state;

  /** Loads the rights of a person unless they are here already. */
  readonly loadFor = async (userId: string): Promise<void> => {
    if (this.#userId === userId) return;
    this.#userId = userId;
    const remembered = this.#recall(userId);
    this.#set(remembered ? { status: 'ready', permissions: remembered } : { status: 'loading' });
    await this.refresh();
  };

  /** Asks again (A39); what was known stays in force until the answer is here. */
  readonly refresh = async (): Promise<void> => {
    const userId = this.#userId;
    if (userId === undefined) return;
    try {
      const permissions = await this.#fetch();
      if (userId !== this.#userId) return;
      this.#storage.setItem(key, JSON.stringify({ userId, permissions: [...permissions] }));
      const before = this.#state.status === 'ready' ? this.#state.permissions : undefined;
      if (!before || before.symmetricDifference(permissions).size > 0)
        this.#set({ status: 'ready', permissions });
    } catch {
      if (this.#state.status !== 'ready') this.#set({ status: 'failed' });
    }
  };

  async #fetch(): Promise<ReadonlySet<Permission>> {
    // The documentation and design services may be away without stopping the main system (A20).
    const [main, documentation, design] = await Promise.all([
      this.#sources.main(mainPermissions),
      this.#sources.documentation().catch((): readonly string[] => []),
      this.#sources.design().catch((): readonly string[] => []),
    ]);
    return mergePermissions(main, documentation, design);
  }

  #recall(userId: string): ReadonlySet<Permission> | undefined {
    const text = this.#storage.getItem(key);
    if (text === null) return undefined;
    try {
      const stored: { userId?: unknown; permissions?: unknown } = JSON.parse(text);
      if (stored.userId !== userId || !Array.isArray(stored.permissions)) return undefined;
      return new Set(knownPermissions(stored.permissions.slice(0, allPermissions.length).map(String)));
    } catch {
      return undefined;
    }
  }

  #set(state: RightsState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
