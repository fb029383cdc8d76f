import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Api } from './support/api.ts';
import { EventReader } from './support/event-reader.ts';
import { freePort, killAll, makeFolder, ServerProcess, type Settings } from './support/server-process.ts';

// Many processes, one after the other, on a machine that runs other suites too.
vi.setConfig({ testTimeout: 240_000 });

const folders: { remove: () => void }[] = [];
const newFolder = () => {
  const folder = makeFolder();
  folders.push(folder);
  return folder.path;
};
afterAll(() => {
  killAll();
  for (const folder of folders) folder.remove();
});

async function failedStart(settings: Settings): Promise<string> {
  const server = await ServerProcess.spawn(settings);
  const { code } = await server.ended;
  expect(code).toBe(1);
  const failures = server.output.split('\n').filter((line) => line.startsWith('CRT cannot start: '));
  expect(failures).toHaveLength(1);
  expect(server.output).not.toMatch(/^\s+at /m);
  return failures[0] ?? '';
}

describe('a start that is not possible', () => {
  it('names a wrong setting', async () => {
    expect(await failedStart({ PORT: '99999' })).toContain('PORT must be a whole number');
  });

  it('names a taken port', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '0.0.0.0');
    await once(other, 'listening');
    expect(await failedStart({ PORT: String(port), DATA_DIR: newFolder() })).toContain(
      `Port ${port} is already in use`,
    );
    other.close();
  });

  it('names a data folder that cannot be one', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    expect(await failedStart({ DATA_DIR: join(file, 'data') })).toContain('cannot be written');
  });

  it('names the missing sign-in provider outside demo mode', async () => {
    const failure = await failedStart({ DATA_DIR: newFolder(), CRT_DEMO: 'off', CRT_SCALE: '' });
    expect(failure).toContain('OIDC_ISSUER must name a sign-in provider');
  });

  it('names a database that is not there', async () => {
    const url = `postgresql://nobody:secret@127.0.0.1:${await freePort()}/none`;
    const server = await ServerProcess.spawn({ DATABASE_URL: url, DATABASE_WAIT_SECONDS: '1' });
    expect((await server.ended).code).toBe(1);
    expect(server.output).toContain('CRT cannot start: the database of DATABASE_URL cannot be reached.');
    expect(server.output).not.toContain('secret');
  });
});

describe('one data folder', () => {
  it('is refused to a second process, survives kill -9, and is free again without repair', async () => {
    const DATA_DIR = newFolder();
    const first = await ServerProcess.start({ DATA_DIR });
    expect(await failedStart({ DATA_DIR })).toContain(
      `The data folder ${DATA_DIR} is already used by another CRT server`,
    );
    await first.stop('SIGKILL');
    const second = await ServerProcess.start({ DATA_DIR });
    expect(second.output).not.toContain('Filling');
    expect((await second.stop()).code).toBe(0);
  });

  it('is taken over where a lock file of a dead process lies', async () => {
    const DATA_DIR = newFolder();
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(join(DATA_DIR, 'lock'), '');
    writeFileSync(join(DATA_DIR, 'lock.pid'), '1');
    const server = await ServerProcess.start({ DATA_DIR });
    expect((await server.stop()).code).toBe(0);
  });
});

describe('kill -9', () => {
  it('during the first start leaves nothing that the next start stumbles over', async () => {
    const DATA_DIR = newFolder();
    for (const delay of [150, 400, 800, 1_300]) {
      const server = await ServerProcess.spawn({ DATA_DIR });
      await server.untilPrinted('Opening the database');
      await new Promise((resolve) => setTimeout(resolve, delay));
      await server.stop('SIGKILL');
    }
    const server = await ServerProcess.start({ DATA_DIR });
    const api = await Api.planner(server.origin);
    expect((await api.readOrder()).stamp).toBeTruthy();
    await server.stop();
  });

  it('in the middle of writes loses no acknowledged one', async () => {
    const settings = { DATA_DIR: newFolder(), PORT: String(await freePort()) };
    let api: Api | undefined;
    let acknowledged = '';
    for (let round = 0; round < 4; round += 1) {
      const server = await ServerProcess.start(settings);
      api ??= await Api.planner(server.origin);
      const { value, stamp } = await api.readOrder();
      expect(round === 0 || isSameOrNext(acknowledged, value)).toBe(true);
      // Only after the first acknowledged write: a machine under load may take long for it.
      const killSoon = () => void setTimeout(() => void server.stop('SIGKILL'), 300 + round * 130);
      acknowledged = await writeUntilDead(api, stamp, round, killSoon);
      await server.ended;
    }
    const server = await ServerProcess.start(settings);
    const { value } = (await api?.readOrder()) ?? { value: null };
    expect(isSameOrNext(acknowledged, value)).toBe(true);
    await server.stop();
  });
});

/** Writes `R<round>-1`, `R<round>-2` … one after the other; gives the last one that was acknowledged. */
async function writeUntilDead(
  api: Api,
  firstStamp: string,
  round: number,
  onFirst: () => void,
): Promise<string> {
  let stamp = firstStamp;
  let last = '';
  for (let count = 1; ; count += 1) {
    const value = `R${round}-${count}`;
    try {
      stamp = await api.mustWriteOrder(value, stamp);
    } catch (error) {
      if (last === '') throw error;
      return last;
    }
    if (last === '') onFirst();
    last = value;
  }
}

/** The write that was under way at the kill may or may not be there; all before it must. */
function isSameOrNext(acknowledged: string, found: string | null): boolean {
  const [round, count] = acknowledged.split('-');
  return found === acknowledged || found === `${round}-${Number(count) + 1}`;
}

describe('SIGTERM', () => {
  it('finishes what is under way, closes the streams and ends with 0 within ten seconds', async () => {
    const server = await ServerProcess.start({ DATA_DIR: newFolder() });
    const api = await Api.planner(server.origin);
    const stream = await EventReader.open(api);
    const { stamp } = await api.readOrder();
    const writes = [api.writeOrder('LAST', stamp), ...Array.from({ length: 20 }, () => api.readOrder())];
    await new Promise((resolve) => setTimeout(resolve, 15));
    const start = Date.now();
    const ending = server.stop('SIGTERM');
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes[0]?.status).toBe('fulfilled');
    expect((await ending).code).toBe(0);
    expect(Date.now() - start).toBeLessThan(10_000);
    await stream.closed;
  });
});
