import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { resolveBrowser } from '../browser.ts';

const NONCE = 'bm9uY2U';

/** Everything from the page itself; what the kit adds at run time carries the nonce of the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${NONCE}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

function serve(folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(' crossorigin', '');
  const html = `<!doctype html><meta property="csp-nonce" nonce="${NONCE}" content="${NONCE}">${page}`;
  return createServer(({ url = '/' }, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    const file = join(folder, url);
    if (url === '/') response.setHeader('Content-Type', 'text/html').end(html);
    else if (existsSync(file)) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end();
  });
}

interface Outcome {
  /** What the browser refused (directive and what it was about), and errors of the page. */
  refused: string[];
  /** The colour of the first button, as the stylesheet gives it. */
  background: string;
  /** Rows that the table draws. */
  rows: number;
}

/** Opens a built app under the strictest policy that the kit promises to work with, and uses it. */
export async function openUnderPolicy(folder: string, act: (page: Page) => Promise<void>): Promise<Outcome> {
  const server = serve(folder).listen(0);
  const { executablePath, args, env } = resolveBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    const refused: string[] = [];
    await page.exposeFunction('noteRefused', (text: string) => refused.push(text));
    await page.addInitScript(() => {
      const { noteRefused } = globalThis as unknown as { noteRefused(text: string): void };
      document.addEventListener('securitypolicyviolation', (event) =>
        noteRefused(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    page.on('pageerror', (error) => refused.push(error.message));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await act(page).catch((error: unknown) => {
      throw new Error(`Refused: ${refused.join('; ') || 'nothing'}.`, { cause: error });
    });
    const background = await page
      .getByRole('button')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    const rows = await page.getByRole('row').count();
    return { refused, background, rows };
  } finally {
    await browser.close();
    server.close();
  }
}
