import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** A standard sign-in provider that is not ours, with its own pages: a name is enough to sign in there. */
export interface ForeignProvider {
  readonly issuer: string;
  close(): Promise<void>;
}

const api = 'urn:example:crt';
const apiScope = 'user documentation design';

/** Starts the provider on a port; `app` is the origin of the application that it knows. */
export async function startForeignProvider(port: number, app: string): Promise<ForeignProvider> {
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'crt',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${app}/CRT/oidc-callback`],
        post_logout_redirect_uris: [`${app}/CRT/`],
      },
    ],
    cookies: { keys: ['only for this test'] },
    scopes: ['openid', 'profile', ...apiScope.split(' ')],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_context, origin) => origin === app,
    // People have ids of this provider's own; the application knows them by their user names.
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: `foreign-${id}`, name: `Foreign ${id}`, preferred_username: id }),
    }),
    extraTokenClaims: (_context, token) =>
      'accountId' in token ? { preferred_username: token.accountId } : undefined,
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => api,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: apiScope, audience: 'crt-api', accessTokenFormat: 'jwt' }),
      },
      rpInitiatedLogout: { enabled: true },
    },
  });
  const server = createServer(provider.callback()).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    issuer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
