import { isGranted, type Access } from '@crt/domain/permission';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../errors.ts';
import type { Actors } from './actors.ts';
import type { Caller } from './caller.ts';
import { notSignedIn, type TokenVerifier } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null until the bearer token is verified, and on public operations. */
    caller: Caller | null;
  }
}

/** Decides on every call: 401 without a valid token of an active user, 403 without one of the rights. */
export class Authority {
  readonly #verify: TokenVerifier;
  readonly #actors: Actors;

  constructor(verify: TokenVerifier, actors: Actors) {
    this.#verify = verify;
    this.#actors = actors;
  }

  /** Sets `request.caller` or throws. */
  async authorise(access: Access, request: FastifyRequest): Promise<void> {
    if (access === 'public') return;
    const facts = await this.#verify(bearerToken(request));
    const actor = await this.#actors.find(facts);
    if (!actor) throw notSignedIn('There is no active user for this token.', facts);
    request.caller = { actor, expiresAt: facts.expiresAt };
    if (!isGranted(access, actor.permissions)) throw forbidden();
  }

  /** The caller of a request that passed {@link authorise}. */
  callerOf(request: FastifyRequest): Caller {
    if (!request.caller) throw notSignedIn('Sign in to continue.');
    return request.caller;
  }

  /** The same person with the rights of this moment; undefined when the account was closed. */
  async refresh(caller: Caller): Promise<Caller | undefined> {
    const actor = await this.#actors.find({ subject: caller.actor.userId, userName: undefined });
    return actor && { ...caller, actor };
  }

  /** Calls `listener` whenever somebody's rights may have changed. */
  onChangedRights(listener: () => void): void {
    this.#actors.onChange(listener);
  }
}

function bearerToken(request: FastifyRequest): string {
  const [scheme, token, more] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token || more !== undefined || token.length > 8_192) {
    throw notSignedIn('This call needs an access token.');
  }
  return token;
}
