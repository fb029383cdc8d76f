import { accessToken } from './browser.ts';

interface Answer {
  readonly result: number;
  readonly message: string;
  readonly timestamp: string | null;
}

/** Calls of the APIs with the token of one demo account. */
export class Api {
  readonly origin: string;
  readonly token: string;
  /** The plan that is read and written. */
  planId = 1;

  constructor(origin: string, token: string) {
    this.origin = origin;
    this.token = token;
  }

  static async signIn(origin: string, userName: string): Promise<Api> {
    return new Api(origin, await accessToken(origin, userName));
  }

  /** A planner who writes the purchase order number of the first plan that has one. */
  static async planner(origin: string): Promise<Api> {
    const api = await Api.signIn(origin, 'planner');
    for (let id = 1; id <= 20; id += 1) {
      api.planId = id;
      const { stamp } = await api.readOrder();
      const answer = (await (await api.writeOrder('FIRST', stamp)).json()) as Partial<Answer>;
      if (answer.result === 0) return api;
    }
    throw new Error('No plan of the demo world takes a purchase order number.');
  }

  /** The same person at another process. */
  at(origin: string): Api {
    const api = new Api(origin, this.token);
    api.planId = this.planId;
    return api;
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(init.headers as Record<string, string> | undefined),
    };
    return fetch(this.origin + path, { ...init, headers });
  }

  post(path: string, body: object, init: RequestInit = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.request(path, { method: 'POST', body: JSON.stringify(body), headers, ...init });
  }

  /** Purchase order number and stamp of the plan as they are now. */
  async readOrder(): Promise<{ value: string | null; stamp: string }> {
    const answer = await this.request(`/api/FulfilmentPlan/GetRequestInformation/${this.planId}`);
    if (!answer.ok) throw new Error(`The plan answered ${answer.status}: ${await answer.text()}`);
    const text = await answer.text();
    const { poNumber, timestamp } = flatten(JSON.parse(text));
    if (typeof timestamp !== 'string') throw new Error(`No stamp in ${text}`);
    return { value: typeof poNumber === 'string' ? poNumber : null, stamp: timestamp };
  }

  /** Writes the purchase order number. */
  writeOrder(newValue: string, stamp: string, init: RequestInit = {}): Promise<Response> {
    const body = { id: this.planId, newValue, timestampBase64: stamp, ignoreWarning: true };
    return this.post('/api/FulfilmentPlan/EditPONumber', body, init);
  }

  /** Writes and expects success; gives the new stamp. */
  async mustWriteOrder(newValue: string, stamp: string): Promise<string> {
    const response = await this.writeOrder(newValue, stamp);
    const text = await response.text();
    const answer = response.ok ? (JSON.parse(text) as Answer) : undefined;
    if (answer?.result !== 0 || answer.timestamp === null)
      throw new Error(`Not written: ${response.status} ${text}`);
    return answer.timestamp;
  }
}

/** Names of a nested answer side by side. */
function flatten(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign({}, ...Object.values(value).map(flatten), value) as Record<string, unknown>;
}
