import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import type { AppConfig } from './http/app-page.ts';
import { pageReader } from './http/page-reader.ts';
import { issuerOf, type Services } from './services.ts';
import { Accounts } from './sign-in-provider/accounts.ts';
import { KnownBrowsers } from './sign-in-provider/known-browsers.ts';
import { clientId, createProvider, scopes } from './sign-in-provider/provider.ts';
import { registerSignInProvider } from './sign-in-provider/routes.ts';
import { Throttle } from './sign-in-provider/throttle.ts';

/**
 * Mounts the embedded provider unless another one is configured; gives what the browser must know about sign-in.
 * The page for name and password is built with the application, in `appFolder`.
 */
export async function registerSignIn(
  app: FastifyInstance,
  services: Services,
  appFolder: string,
): Promise<(request: FastifyRequest) => AppConfig> {
  const { env, storage, keys } = services;
  const { frameSources } = env;
  if (env.provider) {
    const { issuer, clientId: id } = env.provider;
    return () => ({ authority: issuer, clientId: id, scopes, isDemo: false, frameSources });
  }
  if (!keys) throw new Error('The embedded sign-in provider needs its keys.');
  const origins = servedOrigins(env);
  const accounts = new Accounts(storage);
  const provider = createProvider({
    issuer: issuerOf(env),
    origins,
    keys,
    storage,
    accounts,
    accessTokenSeconds: env.accessTokenSeconds,
    log: app.log,
  });
  const { isDemo, publicUrl } = env;
  await registerSignInProvider(app, {
    provider,
    accounts,
    throttle: new Throttle(storage),
    browsers: new KnownBrowsers(keys.cookies),
    publicUrl,
    origins,
    isDemo,
    signInPage: pageReader(join(appFolder, 'sign-in.html')),
  });
  return (request) => {
    const origin = origins.find((own) => new URL(own).host === request.host) ?? publicUrl;
    return { authority: `${origin}/auth`, clientId, scopes, isDemo, frameSources };
  };
}

/** Where browsers find us: the public address, and for one on this machine its other names too. */
function servedOrigins({ publicUrl }: Env): string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (!names.includes(hostname)) return [publicUrl];
  const others = names.map((name) => new URL(`${protocol}//${name}:${port || 80}`).origin);
  return [...new Set([publicUrl, ...others])];
}
