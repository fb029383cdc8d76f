import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../src/modules/user/user.tables.ts';
import { Browser, type Tokens } from './support/browser.ts';
import { Api } from './support/api.ts';
import { EventReader } from './support/event-reader.ts';
import { makeFilledHome } from './support/filled-home.ts';
import { makeHome, type Home } from './support/home.ts';
import { killAll, makeFolder, ServerProcess } from './support/server-process.ts';

/** One call of each API, and the event stream. */
const doors = [
  '/api/Version/GetVersion',
  '/api/documentation/Version',
  '/api/design/permissions',
  '/api/events',
];

const stranger = makeFolder();
let foreign: Home;
let home: Home;
/** Signs people in; the server under test knows it as its OIDC_ISSUER only. */
let issuer: ServerProcess;
let server: ServerProcess;
let tokens: Tokens;
/** From a provider just like the right one, with keys of its own. */
let strangers: Tokens;

beforeAll(async () => {
  foreign = await makeFilledHome();
  issuer = await ServerProcess.start({ ...foreign.settings, ACCESS_TOKEN_SECONDS: '3600' });
  tokens = await new Browser(issuer.origin).signIn('planner');
  const other = await ServerProcess.start({ DATA_DIR: stranger.path });
  strangers = await new Browser(other.origin).signIn('planner');
  await other.stop();
  home = await makeHome();
  const storage = await home.open();
  await storage.migrate();
  const person = { firstName: 'Paula', lastName: 'Lindqvist', email: 'paula@crt.example', symbol: 'PLIN' };
  await storage.db
    .insert(users)
    .values({ ...person, id: decodeJwt(tokens.access_token).sub ?? '', userName: 'planner' });
  await storage.close();
  server = await ServerProcess.start({
    ...home.settings,
    CRT_SCALE: '',
    OIDC_ISSUER: `${issuer.origin}/auth`,
  });
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
  killAll();
  await home.remove();
  await foreign.remove();
  stranger.remove();
});

async function statuses(token: string): Promise<number[]> {
  const api = new Api(server.origin, token);
  return Promise.all(
    doors.map(async (door) => {
      const answer = await api.request(door);
      await answer.body?.cancel();
      return answer.status;
    }),
  );
}

describe('a server whose people sign in somewhere else', () => {
  it('takes the tokens of that provider on all three APIs and the event stream', async () => {
    const claims = decodeJwt(tokens.access_token);
    expect(claims.iss).toBe(`${issuer.origin}/auth`);
    // Rights are ours, and this person was given none: known, but not allowed to everything.
    expect(await statuses(tokens.access_token)).not.toContain(401);
    const reader = await EventReader.open(new Api(server.origin, tokens.access_token));
    reader.stop();
  });

  it.each<[string, () => Promise<string> | string]>([
    ['is no token', () => 'nonsense'],
    ['comes from another issuer', () => strangers.access_token],
    ['is an id token, which is for the browser', () => tokens.id_token],
    ['was changed on the way', () => changed({ sub: 'administrator' })],
    ['names no signature', () => unsigned()],
    ['is signed with the public key as a secret', () => signedWithPublicKey()],
    ['is signed by somebody else in the name of the issuer', () => signedBySomebody()],
  ])('refuses a token that %s', async (_why, token) => {
    expect(await statuses(await token())).toEqual([401, 401, 401, 401]);
  });

  it('says how to sign in', async () => {
    const answer = await new Api(server.origin, strangers.access_token).request('/api/design/permissions');
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await answer.json()).toMatchObject({ type: 'urn:crt:problem:not-signed-in', status: 401 });
  });
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function changed(claims: object): string {
  const [header, , signature] = tokens.access_token.split('.');
  return [header, encode({ ...decodeJwt(tokens.access_token), ...claims }), signature].join('.');
}

function unsigned(): string {
  const header = { ...decodeProtectedHeader(tokens.access_token), alg: 'none' };
  return `${encode(header)}.${encode(decodeJwt(tokens.access_token))}.`;
}

async function signedWithPublicKey(): Promise<string> {
  const answer = await fetch(`${issuer.origin}/auth/jwks`);
  const { keys } = (await answer.json()) as { keys: object[] };
  const { kid, typ } = decodeProtectedHeader(tokens.access_token);
  return new SignJWT(decodeJwt(tokens.access_token))
    .setProtectedHeader({ alg: 'HS256', ...(kid ? { kid } : {}), ...(typ ? { typ } : {}) })
    .sign(new TextEncoder().encode(JSON.stringify(keys[0]).padEnd(64)));
}

async function signedBySomebody(): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const { kid } = decodeProtectedHeader(tokens.access_token);
  // A key inside the token itself is nothing to believe in.
  const jwk = await exportJWK(publicKey);
  return new SignJWT(decodeJwt(tokens.access_token))
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk, ...(kid ? { kid } : {}) })
    .sign(privateKey);
}
