import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dataFolders } from './support/data-folders.ts';
import { freePort, ServerProcess, type Settings } from './support/server-process.ts';

// Many processes, one after the other, on a machine that runs other suites too.
vi.setConfig({ testTimeout: 240_000 });
const { newFolder, newFilledFolder } = dataFolders();

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

  it('names a port that was taken meanwhile', async () => {
    const server = await ServerProcess.spawn({ DATA_DIR: await newFilledFolder() });
    await server.untilPrinted('Opening the database');
    const other = createServer().listen(server.port, '127.0.0.1');
    await once(other, 'listening');
    expect((await server.ended).code).toBe(1);
    expect(server.output).toContain(`CRT cannot start: Port ${server.port} is already in use`);
    other.close();
  });

  it('names an address that this machine does not have', async () => {
    // 192.0.2.0/24 is for documentation: no machine has one of these.
    expect(await failedStart({ HOST: '192.0.2.1' })).toContain('HOST must be an address of this machine');
  });

  it('names a data folder in which something else lies', async () => {
    const DATA_DIR = newFolder();
    mkdirSync(join(DATA_DIR, 'database'));
    writeFileSync(join(DATA_DIR, 'database', 'PG_VERSION'), 'none');
    expect(await failedStart({ DATA_DIR })).toContain(`The database in ${join(DATA_DIR, 'database')} cannot`);
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
    const DATA_DIR = await newFilledFolder();
    writeFileSync(join(DATA_DIR, 'lock'), '');
    writeFileSync(join(DATA_DIR, 'lock.pid'), '1');
    const server = await ServerProcess.start({ DATA_DIR });
    expect((await server.stop()).code).toBe(0);
  });
});
