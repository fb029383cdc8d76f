import { notYours } from '@crt/api-client/api-error';
import { takeEarlyAnswer } from '@crt/api-client/early-calls';

/** Whether the server can be reached, and what it said about rights; seen on the way of every call. */
export interface ConnectionState {
  readonly isAway: boolean;
  /** The server's words of the last refusal for lack of rights (A39), until somebody has read them. */
  readonly refusal: string | undefined;
}

const awayStatuses = [502, 503, 504];

/** Watches all answers: notices when the server goes away, asks for it until it is back, and keeps refusals. */
export class Connection {
  readonly #listeners = new Set<() => void>();
  readonly #onBack: () => void;
  #state: ConnectionState = { isAway: false, refusal: undefined };
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onBack` brings the page up to date after the server was away. */
  constructor(onBack: () => void) {
    this.#onBack = onBack;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ConnectionState => this.#state;

  /** `fetch` that is watched. */
  readonly fetch = async (request: Request): Promise<Response> => {
    try {
      const response = (await takeEarlyAnswer(request)) ?? (await fetch(request));
      if (awayStatuses.includes(response.status)) this.#lose();
      else this.#find();
      if (response.status === 403) void this.#keepRefusal(response.clone());
      return response;
    } catch (error) {
      if (!request.signal.aborted) this.#lose();
      throw error;
    }
  };

  readonly dismissRefusal = (): void => this.#set({ ...this.#state, refusal: undefined });

  #lose(): void {
    if (this.#state.isAway) return;
    this.#set({ ...this.#state, isAway: true });
    this.#wait();
  }

  #find(): void {
    if (!this.#state.isAway) return;
    clearTimeout(this.#timer);
    this.#set({ ...this.#state, isAway: false });
    this.#onBack();
  }

  // Every two to three seconds: pages that lost the server together shall not come back at once.
  #wait(): void {
    this.#timer = setTimeout(() => void this.#ask(), 2_000 + Math.random() * 1_000);
  }

  async #ask(): Promise<void> {
    const isReady = await fetch('/health/ready', { cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) this.#find();
    else this.#wait();
  }

  async #keepRefusal(response: Response): Promise<void> {
    const problem: unknown = await response.json().catch(() => undefined);
    const { type, detail, title } = (problem ?? {}) as { type?: unknown; detail?: unknown; title?: unknown };
    // Told where the record is open; to refresh the rights would bring nothing.
    if (type === notYours) return;
    this.#set({ ...this.#state, refusal: [detail, title].find((text) => typeof text === 'string') ?? '' });
  }

  #set(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
