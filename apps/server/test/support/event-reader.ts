import type { Api } from './api.ts';

/** One live event as it came over the wire. */
export interface Heard {
  readonly id?: string;
  readonly entity?: string;
  readonly entityId?: string;
  readonly actorId?: string;
  readonly stamp?: string;
  readonly event?: string;
}

/** Listens to /api/events and collects. */
export class EventReader {
  readonly heard: Heard[] = [];
  readonly closed: Promise<void>;
  readonly #abort: AbortController;

  private constructor(body: ReadableStream<Uint8Array>, abort: AbortController) {
    this.#abort = abort;
    this.closed = this.#read(body).catch(() => undefined);
  }

  static async open(api: Api, lastEventId?: string): Promise<EventReader> {
    const abort = new AbortController();
    const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const answer = await api.request('/api/events', { headers, signal: abort.signal });
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
    return new EventReader(answer.body, abort);
  }

  stop(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    const event = /^event: (.*)$/m.exec(block)?.[1];
    if (data) this.heard.push({ ...(JSON.parse(data) as Heard), ...(event ? { event } : {}) });
  }
}
