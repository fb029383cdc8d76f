import type { UserManager } from 'oidc-client-ts';
import type { AppConfig } from '../config.ts';
import { acrossTabs, backOff, createRenewal, renewalDelay, type RenewalOutcome } from './renewal.ts';
import { readStoredSession, storageKey, type SignedInUser } from './stored-session.ts';
import { clearTarget, takeTarget } from './target.ts';

/** Tells the other tabs that the tokens went away on purpose. */
const signedOutMark = 'crt.signed-out';

/**
 * `absent`: nobody signed in here yet; `ended`: signed out on purpose, here or in another tab;
 * `lost`: the token went away while working (A9).
 */
export type SessionState =
  | { readonly status: 'signed-in'; readonly user: SignedInUser }
  | { readonly status: 'absent' | 'ended' | 'lost' };

/** All that the rest of the application knows about tokens. */
export class Session {
  readonly #config: AppConfig;
  readonly #onSignOut: () => void;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #manager: Promise<UserManager> | undefined;
  #completion: Promise<string | undefined> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;

  /** `onSignOut` clears what must not survive the person (A38). */
  constructor(config: AppConfig, onSignOut: () => void) {
    this.#config = config;
    this.#onSignOut = onSignOut;
    const stored = readStoredSession(config);
    this.#state = stored ? { status: 'signed-in', user: stored.user } : { status: 'absent' };
    if (stored) this.#schedule();
    window.addEventListener('storage', this.#onOtherTab);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.#state;

  /** The current access token, renewed first when it has ended; undefined when nobody is signed in. */
  readonly getToken = async (): Promise<string | undefined> => {
    const stored = readStoredSession(this.#config);
    if (stored === undefined) {
      this.#loseIfSignedIn();
      return undefined;
    }
    if (stored.expiresAt * 1000 - Date.now() > 5_000) return stored.accessToken;
    await this.renew();
    return readStoredSession(this.#config)?.accessToken;
  };

  /** Fetches a new token; a final no of the provider ends the session (A9). */
  readonly renew = async (): Promise<RenewalOutcome> => {
    const outcome = await this.#renewal();
    if (outcome === 'renewed') this.#schedule();
    if (outcome === 'refused') this.#loseIfSignedIn();
    return outcome;
  };

  /** Leaves for the provider's sign-in page. */
  readonly signIn = async (): Promise<void> => {
    const manager = await this.#load();
    await manager.signinRedirect();
  };

  /**
   * Finishes a sign-in on the callback route; resolves to where the person wanted to go, or to nothing inside the
   * hidden frame of a renewal. Throws on a wrong callback.
   */
  readonly completeSignIn = (): Promise<string | undefined> => {
    // The code in the address works once, and React's strict mode asks twice.
    this.#completion ??= this.#complete();
    return this.#completion;
  };

  /** Ends the provider's session and forgets the person (A38). */
  readonly signOut = async (): Promise<void> => {
    this.#isLeaving = true;
    localStorage.setItem(signedOutMark, 'yes');
    clearTimeout(this.#timer);
    clearTarget();
    this.#onSignOut();
    const manager = await this.#load();
    try {
      await manager.signoutRedirect();
    } catch {
      // The provider cannot be reached: forget the tokens here at least.
      await manager.removeUser();
      this.#isLeaving = false;
      this.#set({ status: 'ended' });
    }
  };

  readonly #renewal = createRenewal({
    read: () => readStoredSession(this.#config),
    request: async () => (await import('./provider-client.ts')).requestRenewal(await this.#load()),
    exclusively: acrossTabs,
  });

  async #complete(): Promise<string | undefined> {
    const manager = await this.#load();
    const user = await manager.signinCallback();
    if (!user && window.parent !== window) return undefined;
    const stored = readStoredSession(this.#config);
    if (!user || !stored) throw new Error('The callback brought no user.');
    localStorage.removeItem(signedOutMark);
    this.#set({ status: 'signed-in', user: stored.user });
    this.#schedule();
    return takeTarget() ?? '/';
  }

  async #load(): Promise<UserManager> {
    this.#manager ??= import('./provider-client.ts').then(({ createUserManager }) =>
      createUserManager(this.#config),
    );
    return this.#manager;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const stored = readStoredSession(this.#config);
    if (stored)
      this.#timer = setTimeout(() => void this.#attempt(0), renewalDelay(stored.expiresAt, Date.now()));
  }

  async #attempt(number: number): Promise<void> {
    const outcome = await this.renew();
    if (outcome !== 'unreachable') return;
    this.#timer = setTimeout(() => void this.#attempt(number + 1), backOff(number, Math.random()));
  }

  readonly #onOtherTab = (event: StorageEvent): void => {
    if (event.storageArea !== localStorage || event.key !== storageKey(this.#config)) return;
    const stored = readStoredSession(this.#config);
    const previous = this.#state;
    if (stored === undefined) {
      const isOnPurpose = localStorage.getItem(signedOutMark) !== null;
      if (isOnPurpose) this.#onSignOut();
      this.#set({ status: isOnPurpose ? 'ended' : 'lost' });
    } else if (previous.status === 'signed-in' && previous.user.id === stored.user.id) {
      this.#schedule();
    } else {
      // Somebody signed in, or somebody else did: nothing of the page on screen may stay.
      window.location.reload();
    }
  };

  #loseIfSignedIn(): void {
    if (this.#state.status !== 'signed-in' || this.#isLeaving) return;
    clearTimeout(this.#timer);
    localStorage.removeItem(storageKey(this.#config));
    this.#set({ status: 'lost' });
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
