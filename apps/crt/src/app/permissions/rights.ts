import { mainPermissions, type Permission } from '@crt/domain/permission';
import { knownPermissions, mergePermissions } from './merge.ts';
import { ownMemory, recallRights, rememberRights, type RightsMemory } from './remembered-rights.ts';

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

/**
 * The rights of the signed-in person, asked for once per page (A19). The last answer is kept for this tab, so that
 * the menu stands at once after a reload while the same three calls bring it up to date.
 */
export class Rights {
  readonly #sources: RightsSources;
  readonly #memory: RightsMemory;
  readonly #listeners = new Set<() => void>();
  #state: RightsState = { status: 'loading' };
  #userId: string | undefined;

  constructor(sources: RightsSources, memory: RightsMemory = ownMemory()) {
    this.#sources = sources;
    this.#memory = memory;
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
      rememberRights(userId, [...permissions], this.#memory);
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
    const names = recallRights(userId, this.#memory.tab);
    return names && new Set(knownPermissions(names));
  }

  #set(state: RightsState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
