import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isSameOrNext, writeUntilDead } from './support/acknowledged-writes.ts';
import { Api } from './support/api.ts';
import { dataFolders } from './support/data-folders.ts';
import { EventReader } from './support/event-reader.ts';
import { freePort, ServerProcess } from './support/server-process.ts';

// Many processes, one after the other, on a machine that runs other suites too.
vi.setConfig({ testTimeout: 240_000 });
const { newFolder, newFilledFolder } = dataFolders();

describe('kill -9', () => {
  it('during the first start leaves nothing that the next start stumbles over (attack G03)', async () => {
    const DATA_DIR = newFolder();
    for (const delay of [50, 150, 300, 600]) {
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

  it('while the database makes itself from nothing leaves none that cannot be opened', async () => {
    const folder = newFolder();
    const command = [
      '--conditions=crt-source',
      join(import.meta.dirname, 'support/open-database.ts'),
      folder,
    ];
    const first = spawn(process.execPath, command);
    const ended = once(first, 'close');
    // Its presence makes a folder a database, though not yet a whole one.
    const isLookingWhole = () =>
      ['database', 'database.new'].some((name) => existsSync(join(folder, name, 'PG_VERSION')));
    await vi.waitUntil(isLookingWhole, { interval: 1, timeout: 120_000 });
    first.kill('SIGKILL');
    await ended;
    const second = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(second.stderr).toBe('');
    expect(second.stdout).toMatch(/^\[\{"relations":\d{3}\}\]$/m);
  });

  it('in the middle of writes loses no acknowledged one (attack G01)', async () => {
    const settings = { DATA_DIR: await newFilledFolder(), PORT: String(await freePort()) };
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

describe('SIGTERM', () => {
  it('ends a server cleanly that has just begun to listen', async () => {
    const server = await ServerProcess.spawn({ DATA_DIR: await newFilledFolder() });
    await server.untilPrinted('Server listening');
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('finishes what is under way, closes the streams and ends with 0 within ten seconds (attack G08)', async () => {
    const server = await ServerProcess.start({ DATA_DIR: await newFilledFolder() });
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

  it('cuts off what is not whole and ends with 0 (attack G08)', async () => {
    const server = await ServerProcess.start({ DATA_DIR: await newFilledFolder() });
    const { token } = await Api.planner(server.origin);
    const lines = ['host: a', `authorization: Bearer ${token}`, 'content-type: application/json', ''];
    const halves = [
      'POST /api/FulfilmentPlan/AddComment HTTP/1.1\r\nhost: a',
      `POST /api/FulfilmentPlan/AddComment HTTP/1.1\r\ncontent-length: 99\r\n${lines.join('\r\n')}\r\n{"f`,
      'POST /auth/token HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 99\r\n\r\na',
      '',
    ];
    const sockets = halves.map((text) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
      return once(socket.resume(), 'close').catch(() => undefined);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const start = Date.now();
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(Date.now() - start).toBeLessThan(5_000);
    await Promise.all(sockets);
  });
});
