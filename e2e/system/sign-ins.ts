import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Persona } from './personas.ts';
import type { RunningServer } from './server.ts';
import { openAs } from './sign-in.ts';

/** The lists whose filters the server remembers per person. */
const listsWithMemory = ['FulfilmentPlan', 'ManufacturingCycle'];

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The sign-ins at one server. A persona signs in once by the same road as a person; every later window begins with a
 * copy of what the browser kept then. The server's tokens must outlive the run: a copy that renews its token would
 * take it from the other copies.
 */
export class SignIns {
  readonly #browser: Browser;
  readonly #server: RunningServer;
  readonly #states = new Map<Persona, State>();

  constructor(browser: Browser, server: RunningServer) {
    this.#browser = browser;
    this.#server = server;
  }

  /** A window of its own in which that persona is signed in. */
  async open(persona: Persona, options: BrowserContextOptions): Promise<BrowserContext> {
    const storageState = this.#states.get(persona) ?? (await this.#signIn(persona, options));
    return this.#browser.newContext({ ...options, storageState });
  }

  /**
   * Gives the persona untouched lists: the server remembers a person's filters and columns, and one test's filter would
   * empty the list of the next. A sign-in that has ended meanwhile is forgotten.
   */
  async reset(persona: Persona): Promise<void> {
    await Promise.all(listsWithMemory.map((list) => this.#resetList(persona, list)));
  }

  async #resetList(persona: Persona, list: string): Promise<void> {
    const state = this.#states.get(persona);
    if (!state) return;
    const answer = await fetch(`${this.#server.origin}/api/${list}/SaveFiltersInSession`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(state)}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (answer.status === 401) this.#states.delete(persona);
    // Whoever has no rights to a list has no filters there either.
    else if (!answer.ok && answer.status !== 403)
      throw new Error(`${list} of ${persona} was not reset: ${answer.status} ${await answer.text()}`);
  }

  async #signIn(persona: Persona, options: BrowserContextOptions): Promise<State> {
    const context = await this.#browser.newContext(options);
    try {
      await openAs(await context.newPage(), persona, this.#server.origin);
      const state = await context.storageState();
      this.#states.set(persona, state);
      return state;
    } finally {
      await context.close();
    }
  }
}

/** The access token among what the application keeps. */
function tokenOf(state: State): string {
  const kept = state.origins
    .flatMap((origin) => origin.localStorage)
    .find(({ name }) => name.startsWith('oidc.user:'));
  if (!kept) throw new Error('The browser keeps no sign-in.');
  return (JSON.parse(kept.value) as { access_token: string }).access_token;
}
