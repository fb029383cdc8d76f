import { createHash, randomBytes } from 'node:crypto';

/** What the token endpoint gives. */
export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly scope: string;
}

/** A proof key and its challenge (PKCE). */
export function proofKey(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** What a browser does during sign-in, by hand: keeps cookies, follows redirects inside the origin, submits the form. */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get redirectUri(): string {
    return `${this.#origin}/CRT/oidc-callback`;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string> | undefined), cookie };
    const answer = await fetch(new URL(path, this.#origin), { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value) this.#cookies.set(name, value);
      else if (name) this.#cookies.delete(name);
    }
    return answer;
  }

  /** Opens the authorization endpoint; `changes` replaces or (undefined) leaves out parameters. */
  authorize(challenge: string, changes: Record<string, string | undefined> = {}): Promise<Response> {
    const parameters: Record<string, string | undefined> = {
      client_id: 'crt',
      response_type: 'code',
      redirect_uri: this.redirectUri,
      scope: 'openid profile user documentation design',
      state: 'some-state',
      nonce: 'some-nonce',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(parameters).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return this.request(`/auth/auth?${new URLSearchParams(given).toString()}`);
  }

  /** Opens the sign-in page; gives its path. */
  async openSignIn(challenge = proofKey().challenge): Promise<string> {
    const answer = await this.authorize(challenge);
    const location = answer.headers.get('location');
    if (!location?.startsWith('/auth/sign-in/')) {
      throw new Error(`No sign-in page but ${answer.status}: ${location ?? (await answer.text())}`);
    }
    return location;
  }

  /** Hands in name and password, or the account, as the sign-in page does. */
  submit(page: string, form: Record<string, string>): Promise<Response> {
    return this.request(page, {
      method: 'POST',
      body: JSON.stringify(form),
      headers: {
        origin: this.#origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
    });
  }

  /** Goes on from an accepted sign-in; gives the answer that leads back to the application. */
  async resume(submitted: Response): Promise<Response> {
    const { next = '/nowhere' } = (await submitted.json()) as { next?: string };
    return this.request(next);
  }

  /** Signs in all the way to the tokens. */
  async signIn(userName: string, password = 'crt-demo'): Promise<Tokens> {
    const { verifier, challenge } = proofKey();
    const submitted = await this.submit(await this.openSignIn(challenge), { userName, password });
    const resumed = await this.resume(submitted);
    const code = new URL(resumed.headers.get('location') ?? '', this.#origin).searchParams.get('code');
    if (!code) throw new Error(`No code but ${submitted.status}, ${resumed.status}: ${await resumed.text()}`);
    const answer = await this.redeem({ grant_type: 'authorization_code', code, code_verifier: verifier });
    if (!answer.ok) throw new Error(`No tokens but ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Tokens;
  }

  /** Calls the token endpoint. */
  redeem(parameters: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: 'crt', redirect_uri: this.redirectUri, ...parameters });
    const headers = { origin: this.#origin, 'sec-fetch-site': 'same-origin' };
    return this.request('/auth/token', { method: 'POST', body, headers });
  }
}

/** An access token of a demo account. */
export async function accessToken(origin: string, userName: string): Promise<string> {
  return (await new Browser(origin).signIn(userName)).access_token;
}
