import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { Storage } from '../db/database.ts';
import { installationSecrets } from './sign-in.tables.ts';

/** Keys of this installation: no two share any, and they survive restarts. */
export interface InstallationKeys {
  /** Private signing keys of the provider. */
  readonly signing: { readonly keys: JWK[] };
  /** What verifies their signatures. */
  readonly verifying: JSONWebKeySet;
  /** Secrets that sign the cookies. */
  readonly cookies: readonly string[];
}

/** Reads the keys from the database; makes them at the first start. Several processes agree on the first made. */
export async function loadInstallationKeys(storage: Storage): Promise<InstallationKeys> {
  const signing = await secret(storage, 'signing-keys', makeSigningKeys);
  const cookies = await secret(storage, 'cookie-keys', async () => [randomBytes(32).toString('base64url')]);
  return { signing, cookies, verifying: { keys: signing.keys.map(publicPart) } };
}

async function secret<Value>(storage: Storage, name: string, make: () => Promise<Value>): Promise<Value> {
  const stored = await find(storage, name);
  if (stored !== undefined) return stored as Value;
  await storage.db
    .insert(installationSecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  return (await find(storage, name)) as Value;
}

async function find(storage: Storage, name: string): Promise<unknown> {
  const [row] = await storage.db.select().from(installationSecrets).where(eq(installationSecrets.name, name));
  return row?.value;
}

async function makeSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] };
}

function publicPart({ kty, kid, alg, use, n, e }: JWK): JWK {
  return { kty, kid, alg, use, n, e } as JWK;
}
