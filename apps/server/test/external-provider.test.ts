import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../src/modules/user/user.tables.ts';
import { Api } from './support/api.ts';
import { makeHome, type Home } from './support/home.ts';
import { freePort, killAll, ServerProcess } from './support/server-process.ts';

let home: Home;
let server: ServerProcess;
/** What a process whose settings trust the provider with names said to a name that is known. */
let named: number;
let provider: Server;
let issuer: string;
let key: CryptoKey;

/** A standard provider as far as the server sees one: discovery and keys. */
async function startProvider(): Promise<void> {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }] };
  issuer = `http://localhost:${await freePort()}/realms/crt`;
  provider = createServer((request, response) => {
    const body = request.url?.endsWith('/jwks') ? jwks : { issuer, jwks_uri: `${issuer}/jwks` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  }).listen(Number(new URL(issuer).port));
  await once(provider, 'listening');
}

beforeAll(async () => {
  home = await makeHome();
  await startProvider();
  const storage = await home.open();
  await storage.migrate();
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@crt.example' };
  await storage.db.insert(users).values([
    { ...person, id: 'f:123:ada', userName: 'somebody', symbol: 'ABYR' },
    { ...person, id: 'u-eve', userName: 'eve', symbol: 'EVES' },
  ]);
  await storage.close();
  const settings = { ...home.settings, CRT_SCALE: '', OIDC_ISSUER: issuer };
  const trusting = await ServerProcess.start({ ...settings, OIDC_TRUST_USER_NAME: 'on' });
  named = await statusOf(trusting, await token('eve', { subject: 'f:123:eve' }));
  await trusting.stop();
  server = await ServerProcess.start({ ...settings, REQUESTS_PER_MINUTE: '40' });
});
afterAll(async () => {
  await server.stop();
  killAll();
  provider.close();
  await home.remove();
});

interface Claims {
  readonly audience?: string;
  readonly by?: string;
  readonly expires?: string;
  readonly from?: string;
  readonly type?: string;
  readonly subject?: string;
}

function token(name: string, claims: Claims = {}): Promise<string> {
  const { audience = 'crt-api', by = issuer, expires = '5m', from = '0s', type = 'JWT' } = claims;
  const { subject = 'f:123:ada' } = claims;
  return new SignJWT({ preferred_username: name })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: type })
    .setIssuer(by)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt()
    .setNotBefore(from)
    .setExpirationTime(expires)
    .sign(key);
}

const statusOf = async ({ origin }: ServerProcess, bearer: string) =>
  (await new Api(origin, bearer).request('/api/design/permissions')).status;
const status = (bearer: string) => statusOf(server, bearer);

it('takes the place of the embedded one', async () => {
  expect(await (await fetch(`${server.origin}/CRT/config.json`)).json()).toMatchObject({
    authority: issuer,
    isDemo: false,
  });
  expect((await fetch(`${server.origin}/auth/.well-known/openid-configuration`)).status).toBe(404);
  const policy = (await fetch(`${server.origin}/CRT/`)).headers.get('content-security-policy');
  expect(policy).toContain(`connect-src 'self' ${new URL(issuer).origin}`);
});

it('signs in our users by their id at the provider, whatever they call themselves there', async () => {
  expect(await status(await token('ada'))).toBe(200);
  expect(await status(await token('eve'))).toBe(200);
  expect(await status(await token('eve', { subject: 'f:123:eve' }))).toBe(401);
  expect(await status(await token('ada', { audience: 'account' }))).toBe(401);
});

it('goes by the name only where the settings trust it', () => {
  expect(named).toBe(200);
});

it.each<[string, Claims]>([
  ['has expired', { expires: '-2m' }],
  ['names another issuer', { by: 'http://localhost:1/realms/crt' }],
  ['is meant for somebody else', { audience: 'account' }],
  ['is not valid yet', { from: '10m' }],
  ['is of another kind', { type: 'logout+jwt' }],
])('refuses a token of its provider that %s, on every door', async (_why, claims) => {
  const api = new Api(server.origin, await token('ada', claims));
  for (const door of [
    '/api/Version/GetVersion',
    '/api/documentation/Version',
    '/api/design/permissions',
    '/api/events',
  ])
    expect({ door, status: (await api.request(door)).status }).toEqual({ door, status: 401 });
});

it('answers 429 with Retry-After to a caller that asks too much, and still answers the others (attack H04)', async () => {
  const ada = new Api(server.origin, await token('ada'));
  const answers = await Promise.all(Array.from({ length: 60 }, () => ada.request('/api/design/permissions')));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('content-type')).toContain('application/problem+json');
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
  expect(await status('no token')).toBe(401);
});
