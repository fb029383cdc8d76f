import {
  createLocalJWKSet,
  createRemoteJWKSet,
  jwtVerify,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { isStorable } from '../../contract/unfit.ts';
import type { ExternalProvider } from '../../env.ts';
import { ProblemError } from '../../errors.ts';

/** What a valid access token says. Rights are never taken from it. */
export interface TokenFacts {
  readonly subject: string;
  /** Name that tells who it is when `subject` does not, where the settings trust the provider with that. */
  readonly userName: string | undefined;
  readonly expiresAt: number;
}

/** Checks an access token; throws a not-signed-in problem when anything about it is wrong. */
export type TokenVerifier = (token: string) => Promise<TokenFacts>;

/** Audience of the three APIs and the event stream at the embedded provider. */
export const embeddedAudience = 'crt-api';

/** Asymmetric ones only: with `HS256` a public key could be used as a secret, and `none` is no signature. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

interface Expectations {
  readonly issuer: string;
  readonly audience: string;
  readonly types: readonly string[];
  readonly toleranceSeconds: number;
  /** Whether `preferred_username` may name a person: at most providers people can change it, and it is not unique. */
  readonly isNameTrusted: boolean;
}

/** Tokens of the embedded provider: our own keys, our own clock. */
export function embeddedVerifier(keys: JSONWebKeySet, issuer: string): TokenVerifier {
  const expected = {
    issuer,
    audience: embeddedAudience,
    types: ['at+jwt'],
    toleranceSeconds: 5,
    isNameTrusted: false,
  };
  const getKey = createLocalJWKSet(keys);
  return (token) => verify(token, getKey, expected);
}

/** Tokens of a standard provider elsewhere; its keys are found through discovery and cached. */
export function externalVerifier(provider: ExternalProvider): TokenVerifier {
  const { issuer, audience, isNameTrusted } = provider;
  // Some providers still call their access tokens plain JWT; the audience tells them from id tokens.
  const types = ['at+jwt', 'application/at+jwt', 'jwt'];
  const expected = { issuer, audience, types, toleranceSeconds: 60, isNameTrusted };
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (token) => {
    keys ??= discoverKeys(issuer);
    const getKey = await keys.catch((cause: unknown) => {
      keys = undefined;
      throw new ProblemError('unavailable', 'The sign-in provider does not answer.', {
        retryAfter: 5,
        cause,
      });
    });
    return verify(token, getKey, expected);
  };
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (found.issuer !== issuer || typeof found.jwks_uri !== 'string') {
    throw new Error(`${address} describes another issuer`);
  }
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: 5_000 });
}

async function verify(token: string, getKey: JWTVerifyGetKey, expected: Expectations): Promise<TokenFacts> {
  const { payload, protectedHeader } = await jwtVerify(token, getKey, {
    issuer: expected.issuer,
    audience: expected.audience,
    algorithms,
    clockTolerance: expected.toleranceSeconds,
    requiredClaims: ['exp', 'iat', 'sub'],
  }).catch((error: unknown) => {
    throw notSignedIn('The access token is not valid or has expired.', error);
  });
  const type = protectedHeader.typ?.toLowerCase() ?? '';
  if (!expected.types.includes(type)) throw notSignedIn('The token is not an access token.', type);
  const { sub = '', iat = 0, exp = 0, preferred_username: name } = payload;
  if (iat > Date.now() / 1000 + expected.toleranceSeconds) {
    throw notSignedIn('The access token was issued in the future.', iat);
  }
  // Signed claims are still what somebody wrote: the types are a promise of the library.
  if (typeof sub !== 'string' || !isStorable(sub)) throw notSignedIn('The access token names nobody.', sub);
  const isNamed = expected.isNameTrusted && typeof name === 'string' && isStorable(name);
  return { subject: sub, userName: isNamed ? name : undefined, expiresAt: exp * 1000 };
}

/** 401 with the header that tells clients what to do; `cause` is given when a token was sent but is no good. */
export function notSignedIn(detail: string, cause?: unknown): ProblemError {
  const challenge = cause === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
  return new ProblemError('not-signed-in', detail, { cause, headers: { 'www-authenticate': challenge } });
}
