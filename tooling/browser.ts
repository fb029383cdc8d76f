import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** How to launch the browser that every suite uses; fits Playwright's, Vitest's and Jest's launch options. */
export interface Browser {
  /** Where it came from, for messages and for refusing to make pictures with another one. */
  source: 'variable' | 'pinned' | 'playwright' | 'system';
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '..');

/** The same flags for every suite, so that a page looks and behaves alike in all of them. */
const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for tests: `CRT_BROWSER` if set, else the pinned Chromium out of the registry, else Playwright's own,
 * else the system's. Throws with the commands that help when there is none.
 */
export function resolveBrowser(): Browser {
  const wanted = process.env['CRT_BROWSER'];
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CRT_BROWSER names ${wanted}, which does not exist.`);
    return describe('variable', wanted);
  }
  const pinned = pinnedFolder();
  if (pinned) return describePinned(pinned);
  const own = chromium.executablePath();
  if (existsSync(own)) return describe('playwright', own);
  const system = systemPlaces.find((place) => existsSync(place));
  if (system) return describe('system', system);
  throw new Error(
    'No browser found for the tests. Run "npx playwright install chromium" or "apt-get install -y chromium", or set CRT_BROWSER to one.',
  );
}

function currentEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function describe(source: Browser['source'], executablePath: string): Browser {
  return { source, executablePath, args: launchFlags, env: currentEnvironment() };
}

function describePinned(folder: string): Browser {
  const before = process.env['LD_LIBRARY_PATH'];
  const libraries = join(folder, 'al2023', 'lib');
  return {
    ...describe('pinned', join(folder, 'chromium')),
    env: {
      ...currentEnvironment(),
      LD_LIBRARY_PATH: before ? `${libraries}:${before}` : libraries,
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** Unpacks the pinned Chromium once per version; null where it is not made for this machine. */
function pinnedFolder(): string | null {
  const packageFolder = join(root, 'node_modules', '@sparticuz', 'chromium');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder)) return null;
  // Its exports hide package.json, so the version is read by path.
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder, join(packageFolder, 'build', 'index.js'));
  return folder;
}

/**
 * The package unpacks into the temporary folder under a name without a version and reuses whatever lies there.
 * A temporary folder of our own and a rename at the end keep versions apart and workers from racing.
 */
function unpackInto(folder: string, entry: string): void {
  const workFolder = `${folder}.${process.pid}.${Date.now()}`;
  mkdirSync(workFolder, { recursive: true });
  const script = `const { default: chromium } = await import(${JSON.stringify(entry)}); await chromium.executablePath();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    // The variable makes it unpack its libraries and font as well, for machines that have none.
    env: { ...process.env, TMPDIR: workFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    rmSync(workFolder, { recursive: true, force: true });
    throw new Error(`Unpacking the pinned Chromium failed: ${run.stderr}`);
  }
  writeFileSync(join(workFolder, 'fonts', 'fonts.conf'), fontSettings(folder));
  try {
    renameSync(workFolder, folder);
  } catch {
    // Another process was faster; its copy is as good as ours.
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** Only the shipped font: what a machine has installed must not change a picture. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
}
