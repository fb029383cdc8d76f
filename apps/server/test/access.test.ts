import { eq } from 'drizzle-orm';
import { CompactSign, decodeJwt, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { users } from '../src/modules/user/user.tables.ts';
import { loadInstallationKeys } from '../src/platform/sign-in-provider/installation-keys.ts';
import { Api } from './support/api.ts';
import { servedHome } from './support/served-home.ts';

let signing: JWK;
let plannerId: string;

const served = servedHome(async (home) => {
  const storage = await home.open();
  const [key] = (await loadInstallationKeys(storage)).signing.keys;
  const [planner] = await storage.db.select().from(users).where(eq(users.userName, 'planner'));
  await storage.close();
  if (!key || !planner) throw new Error('The first start made no keys or no planner.');
  signing = key;
  plannerId = planner.id;
  return { FRAME_SOURCES: 'https://reports.example' };
});

const protectedCalls = [
  '/api/FulfilmentPlan/GetRequestInformation/1',
  '/api/documentation/Permission/Granted',
  '/api/design/permissions',
  '/api/events',
];

interface Claims {
  readonly audience?: string;
  readonly issuer?: string;
  readonly subject?: string;
  readonly expires?: number;
  readonly type?: string;
  readonly issued?: number;
  readonly name?: string;
}

const now = () => Math.floor(Date.now() / 1000);

function prepare(claims: Claims) {
  return new SignJWT(claims.name === undefined ? {} : { preferred_username: claims.name })
    .setIssuer(claims.issuer ?? `${served.origin}/auth`)
    .setAudience(claims.audience ?? 'crt-api')
    .setSubject(claims.subject ?? plannerId)
    .setIssuedAt(claims.issued ?? now() - 60)
    .setExpirationTime(claims.expires ?? now() + 60);
}

async function forge(claims: Claims = {}): Promise<string> {
  const header = { alg: 'RS256', typ: claims.type ?? 'at+jwt', ...(signing.kid ? { kid: signing.kid } : {}) };
  return prepare(claims)
    .setProtectedHeader(header)
    .sign(await importJWK(signing, 'RS256'));
}

const attacks: Record<string, () => Promise<string>> = {
  'no signature': async () =>
    new UnsecuredJWT({})
      .setIssuer(`${served.origin}/auth`)
      .setAudience('crt-api')
      .setSubject(plannerId)
      .setIssuedAt()
      .setExpirationTime('1m')
      .encode(),
  'our public key used as a shared secret': async () => {
    const secret = new TextEncoder().encode(signing.n ?? '');
    return prepare({}).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(secret);
  },
  'the key of somebody else': async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const header = { alg: 'RS256', typ: 'at+jwt', ...(signing.kid ? { kid: signing.kid } : {}) };
    return prepare({}).setProtectedHeader(header).sign(privateKey);
  },
  'another audience': () => forge({ audience: 'crt' }),
  'another issuer': () => forge({ issuer: 'https://attacker.example/auth' }),
  'an end in the past': () => forge({ expires: now() - 30 }),
  'the type of an id token': () => forge({ type: 'JWT' }),
  'a user who does not exist': () => forge({ subject: 'nobody' }),
  'the name of a user in place of the id': () => forge({ subject: 'nobody', name: 'administrator' }),
  'the character U+0000 in the subject': () => forge({ subject: `${plannerId}\0` }),
  'half of a character in the subject': () => forge({ subject: '\ud83d' }),
  // The library makes no such claim, but whoever signs may write one.
  'a number in place of the subject': async () => {
    const claims = decodeJwt(await forge());
    return new CompactSign(new TextEncoder().encode(JSON.stringify({ ...claims, sub: 1 })))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(signing.kid ? { kid: signing.kid } : {}) })
      .sign(await importJWK(signing, 'RS256'));
  },
  'a beginning in the future': () => forge({ issued: now() + 3_600, expires: now() + 7_200 }),
  rubbish: async () => 'a.b.c',
};

describe('tokens', () => {
  it('accepts a good one on all three APIs and the stream', async () => {
    const api = new Api(served.origin, await forge());
    for (const path of protectedCalls) {
      const answer = await api.request(path);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.body?.cancel();
    }
  });

  it.each(Object.keys(attacks))('refuses %s everywhere', async (name) => {
    const token = (await attacks[name]?.()) ?? '';
    const api = new Api(served.origin, token);
    for (const path of protectedCalls) {
      const answer = await api.request(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.text()).not.toContain(token);
    }
  });

  it('asks for one where there is none', async () => {
    for (const path of protectedCalls) {
      const answer = await fetch(served.origin + path);
      expect([path, answer.status, answer.headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer']);
    }
  });

  it('closes the stream when the token ends', async () => {
    const api = new Api(served.origin, await forge({ expires: now() + 2 }));
    const answer = await api.request('/api/events');
    const start = Date.now();
    await answer.text();
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('refuses a right that the person lacks', async () => {
    const api = await Api.signIn(served.origin, 'no-rights');
    const answer = await api.request('/api/FulfilmentPlan/GetRequestInformation/1');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ type: 'urn:crt:problem:forbidden', status: 403 });
  });
});

describe('answers (attack C10)', () => {
  it('shows the page with a fresh nonce and a policy without inline code', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => fetch(`${served.origin}/CRT/Some/Route`)));
    const policy = first?.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(second?.headers.get('content-security-policy')).not.toBe(policy);
    expect(await first?.text()).toContain(`nonce="${nonce}"`);
    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self' https://reports.example");
    expect(first?.headers.get('cache-control')).toBe('no-store');
    expect(first?.headers.get('x-frame-options')).toBe('DENY');
    expect(first?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first?.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('may be framed by ourselves where the silent renewal needs it', async () => {
    const answer = await fetch(`${served.origin}/CRT/oidc-callback`);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('leads to the application', async () => {
    const go = async (path: string) => {
      const answer = await fetch(served.origin + path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await go('/')).toEqual([302, '/CRT/']);
    expect(await go('/CRT?a=b')).toEqual([308, '/CRT/?a=b']);
    expect((await fetch(`${served.origin}/CRT/assets/gone.js`)).status).toBe(404);
    expect(await (await fetch(`${served.origin}/CRT/config.json`)).json()).toEqual({
      authority: `${served.origin}/auth`,
      clientId: 'crt',
      scopes: 'openid profile user documentation design',
      isDemo: true,
      frameSources: ['https://reports.example'],
    });
  });

  it.each(['/nothing', '/api/nothing', '/api/design/nothing', '/auth/nothing', '/CRT/../../etc/passwd'])(
    'says in the one way that there is nothing at %s',
    async (path) => {
      const answer = await fetch(served.origin + path, { headers: { accept: 'application/json' } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('carries the id under which the call is logged', async () => {
    const answer = await fetch(`${served.origin}/api/nothing`, {
      headers: { 'x-request-id': 'trace-0123456789' },
    });
    expect(answer.headers.get('x-request-id')).toBe('trace-0123456789');
    expect(await answer.json()).toMatchObject({ instance: 'trace-0123456789' });
  });

  it('is never kept by a cache when it is data', async () => {
    const api = new Api(served.origin, await forge());
    expect((await api.request(protectedCalls[0] ?? '')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('writes from other sites (attack C10)', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://attacker.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('with %o answers %i', async (extra, status) => {
    const api = new Api(served.origin, await forge());
    const headers = { 'content-type': 'application/json', ...(extra as Record<string, string>) };
    const answer = await api.post('/api/Login/CheckUserPermissions', ['IsDesigner'], { headers });
    expect(answer.status).toBe(status);
  });
});
