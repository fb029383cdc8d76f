import { expect, type Locator, type Page } from '@playwright/test';
import { password, type Persona } from './personas.ts';

/** Fills in the sign-in page that is open. */
export async function fillSignIn(page: Page, userName: string, secret = password): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Opens `path` (below /CRT) as that persona, by the same road as a person: the page asks for a session, the sign-in
 * page for name and password, and the target comes back afterwards.
 */
export async function openAs(page: Page, persona: Persona, origin: string, path = '/'): Promise<void> {
  // A page that is open to everybody asks nobody to sign in.
  const isPublic = /^\/(InsufficientPermissions|oidc-callback-error|nope)/.test(path);
  await page.goto(`${origin}/CRT${isPublic ? '/' : path}`);
  const offer = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(offer).toBeVisible();
  // A protected page first says that there is no session and offers to sign in (A13).
  if (new URL(page.url()).pathname.startsWith('/CRT')) {
    await offer.click();
    await expect(page.getByLabel('User name')).toBeVisible();
  }
  await fillSignIn(page, persona);
  await page.waitForURL((url) => url.pathname.startsWith('/CRT') && !url.pathname.includes('oidc-callback'));
  if (isPublic) await page.goto(`${origin}/CRT${path}`);
}

/** The button with the name of who is signed in (B14), in capitals. */
export function userMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^\p{Lu}+ [\p{Lu}' -]+$/u });
}
