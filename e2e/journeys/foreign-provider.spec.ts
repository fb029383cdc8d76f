import { startForeignProvider } from '../system/foreign-provider.ts';
import { freePort, RunningServer } from '../system/server.ts';
import { userMenu } from '../system/sign-in.ts';
import { makeFilledHome } from '../system/template.ts';
import { expect, test } from '../system/test.ts';

test('with a sign-in provider elsewhere: in, to the plans, and out again (A4, A38)', async ({ page }) => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  // The provider of this journey knows people by the names that they enter.
  const settings = { OIDC_ISSUER: issuer, OIDC_TRUST_USER_NAME: 'on', CRT_CLOCK: '' };
  const server = await RunningServer.start(await makeFilledHome(), settings);
  const provider = await startForeignProvider(port, server.origin);
  try {
    const asked = page.waitForRequest((request) => request.url().startsWith(`${issuer}/auth?`));
    await page.goto(`${server.origin}/CRT/FulfilmentPlan/List`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const question = new URL((await asked).url()).searchParams;
    expect(question.get('response_type')).toBe('code');
    expect(question.get('code_challenge_method')).toBe('S256');
    expect(question.get('scope')).toBe('openid profile user documentation design');

    await page.getByPlaceholder('Enter any login').fill('planner');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(/\/CRT\/FulfilmentPlan\/List/);

    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: /sign me out/i }).click();
    // Back at the front door, which leads to the provider, where nobody is signed in any more.
    await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  } finally {
    await provider.close();
    await server.stop();
    await server.home.remove();
  }
});
