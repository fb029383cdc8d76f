import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { basePath, type AppConfig } from '../config.ts';
import type { RenewalOutcome } from './renewal.ts';

/** The protocol library, set up: authorization code with PKCE (A4). Loaded only when a token must be fetched or ended. */
export function createUserManager(config: AppConfig, origin = window.location.origin): UserManager {
  const home = `${origin}${basePath}`;
  return new UserManager({
    authority: config.authority,
    client_id: config.clientId,
    scope: config.scopes,
    response_type: 'code',
    redirect_uri: `${home}oidc-callback`,
    silent_redirect_uri: `${home}oidc-callback`,
    post_logout_redirect_uri: home,
    // Renewal is ours: the library has no lock across tabs and gives up after a network error.
    automaticSilentRenew: false,
    // Ending the provider's session ends its grants too. Asking for each token first would stop the sign-out halfway:
    // a signed access token cannot be taken back, and the answer has a content type that the library refuses.
    revokeTokensOnSignout: false,
    userStore: new WebStorageStateStore({ store: localStorage }),
    // The state of a sign-in belongs to the tab that began it.
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
}

/**
 * Fetches a new token: by refresh token where there is one, else through a hidden frame (A5). A refresh token that is
 * refused may have been used by this browser itself, by a page that was reloaded before it had the answer: the session at
 * the provider then gives a new sign-in without a question, where there is one (decision 020).
 */
export async function requestRenewal(manager: UserManager): Promise<RenewalOutcome> {
  const outcome = await silently(manager, false);
  return outcome === 'refused' ? silently(manager, true) : outcome;
}

async function silently(manager: UserManager, forceIframeAuth: boolean): Promise<RenewalOutcome> {
  try {
    return (await manager.signinSilent({ forceIframeAuth })) ? 'renewed' : 'refused';
  } catch (error) {
    return error instanceof ErrorResponse && error.error !== 'temporarily_unavailable'
      ? 'refused'
      : 'unreachable';
  }
}
