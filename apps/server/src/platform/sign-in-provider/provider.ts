import { fullName } from '@crt/domain/full-name';
import Provider, { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { embeddedAudience } from '../auth/token-verifier.ts';
import { systemClock } from '../clock.ts';
import type { Storage } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import type { Accounts } from './accounts.ts';
import { answering } from './adapter.ts';
import { adapterOf } from './adapters.ts';
import { nonceOf, sendFailurePage, tellFailures } from './failures.ts';
import type { InstallationKeys } from './installation-keys.ts';
import { messagePage, signOutPage } from './pages.ts';

/** Scopes of the application (A4). */
export const scopes = 'openid profile user documentation design';
/** The application's client id at the embedded provider. */
export const clientId = 'crt';

const apiResource = 'urn:crt:api';
const minute = 60;
const hour = 60 * minute;
/** A working day: renewal never outlives it. */
const dayAtWork = 12 * hour;

interface ProviderOptions {
  readonly issuer: string;
  /** Origins on which the application is reached. */
  readonly origins: readonly string[];
  readonly keys: InstallationKeys;
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly accessTokenSeconds: number;
  readonly log: Logger;
}

/** The embedded sign-in provider: authorization code with PKCE for one public client, everything in our database. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  // Our route sets the forwarding headers itself, from the settings.
  provider.proxy = true;
  tellFailures(provider, options.log);
  return provider;
}

function configuration(options: ProviderOptions): Configuration {
  const { keys, storage, accounts } = options;
  return {
    // Sessions and tokens live by the machine's clock, also where business time is frozen.
    adapter: (model: string) => adapterOf(model, storage, systemClock),
    clients: [client(options.origins)],
    jwks: keys.signing,
    cookies: cookies(keys.cookies),
    scopes: scopes.split(' '),
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name', 'preferred_username'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Browsers name the origin of every POST, also of our own page's.
    clientBasedCORS: (_context, origin) => options.origins.includes(origin),
    interactions: {
      url: (_context, interaction) => `/auth/sign-in/${interaction.uid}`,
      policy: signInOnly(),
    },
    findAccount: async (_context, id) => {
      const account = await answering(accounts.find(id));
      if (!account) return undefined;
      return {
        accountId: account.id,
        claims: () => ({
          sub: account.id,
          name: fullName(account),
          given_name: account.firstName,
          family_name: account.lastName,
          preferred_username: account.userName,
        }),
      };
    },
    loadExistingGrant: grantOwnScopes,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    ttl: timesToLive(options.accessTokenSeconds),
    features: features(options.accessTokenSeconds),
    renderError: (context, out) => sendFailurePage(context, out.error_description),
  };
}

function client(origins: readonly string[]): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: clientId,
    client_name: 'CRT',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: origins.map((origin) => `${origin}/CRT/oidc-callback`),
    post_logout_redirect_uris: origins.flatMap((origin) => [`${origin}/CRT/`, `${origin}/CRT`]),
  };
}

function cookies(keys: readonly string[]): NonNullable<Configuration['cookies']> {
  return {
    keys: [...keys],
    names: { session: 'crt.session', interaction: 'crt.interaction', resume: 'crt.resume' },
    long: { httpOnly: true, sameSite: 'lax', signed: true },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  };
}

function timesToLive(accessTokenSeconds: number): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: accessTokenSeconds,
    AuthorizationCode: minute,
    IdToken: accessTokenSeconds,
    Interaction: hour,
    Session: dayAtWork,
    Grant: dayAtWork,
    RefreshToken: (context) => context.oidc.entities.RotatedRefreshToken?.remainingTTL ?? dayAtWork,
  };
}

function features(accessTokenSeconds: number): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, asking, token) => token.clientId === asking.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => apiResource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: 'user documentation design',
        audience: embeddedAudience,
        accessTokenTTL: accessTokenSeconds,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.body = signOutPage(nonceOf(context), form);
      },
      postLogoutSuccessSource: (context) => {
        context.body = messagePage(nonceOf(context), {
          title: 'Signed out',
          text: 'You are signed out.',
          link: { href: '/CRT/', text: 'Sign in again' },
        });
      },
    },
  };
}

/** One prompt, the login; our own application needs no consent page. */
function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

async function grantOwnScopes(context: KoaContextWithOIDC) {
  const { client: asking, session, provider } = context.oidc;
  if (!asking || !session?.accountId) return undefined;
  const known = session.grantIdFor(asking.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: asking.clientId });
  grant.addOIDCScope(scopes);
  grant.addResourceScope(apiResource, 'user documentation design');
  await grant.save();
  return grant;
}
