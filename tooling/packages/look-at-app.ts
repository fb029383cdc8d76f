import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { resolveBrowser } from '../browser.ts';
import { outsideEnvironment } from './pack.ts';

/** Uses every part of the sample page. */
async function tryEveryPart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  await page.getByText('Plan 0', { exact: true }).waitFor();
  await page.getByRole('button', { name: /Planning/ }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Order is required').first().waitFor();
  await page.getByLabel('Order').fill('PO-4711');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved PO-4711').waitFor();
  // The connected widget has read its plan.
  await page.getByText('26-10412').first().waitFor();
}

/** What the console says, and errors of the page, while somebody uses the sample page far away from the server. */
export async function lookAtApp(url: string): Promise<string[]> {
  const { executablePath, args, env } = resolveBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const said: string[] = [];
  try {
    const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(url);
    await tryEveryPart(page).catch((error: unknown) => {
      throw new Error(`The console says: ${said.join('; ') || 'nothing'}.`, { cause: error });
    });
    return said;
  } finally {
    await browser.close();
  }
}

/** Starts a server of a foreign app and answers where it is, as it says itself; the caller stops it. */
export async function startServer(
  folder: string,
  command: string[],
): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...outsideEnvironment(), TZ: 'America/New_York', NO_COLOR: '1' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`${join(folder, command[0] ?? '')} ended:\n${said}`)));
  });
  return { url, stop: () => server.kill() };
}
