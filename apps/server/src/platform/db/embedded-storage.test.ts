import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EmbeddedClient } from './embedded-client.ts';
import { DataFolderError, lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'crt-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the lock on the data folder', () => {
  it('is refused while held, and free after the release', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(DataFolderError);
    expect(() => lockFolder(folder)).toThrow(`already used by another CRT server (process ${process.pid})`);
    release();
    lockFolder(folder)();
  });

  it('says so when the folder cannot be made', () => {
    expect(() => lockFolder('/proc/nowhere')).toThrow(/cannot be written/);
  });
});

describe('the embedded database', () => {
  it('refuses its own use beside an open transaction instead of waiting for ever', async () => {
    const client = await EmbeddedClient.open({ folder: undefined, snapshot: undefined }, 300);
    const beside = client.transaction(() => client.query('select 1'));
    await expect(beside).rejects.toThrow('beside its own open transaction');
    const slow = client.transaction(async (tx) => {
      await tx.query('create table lost (a int)');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    });
    await expect(slow).rejects.toThrow('took more than 300 ms');
    const { rows } = await client.query("select to_regclass('lost') as name");
    expect(rows).toEqual([{ name: null }]);
    await client.close();
    await expect(client.query('select 1')).rejects.toThrow('closed');
  }, 30_000);

  it('plans what comes back once, answers each time with the values given, and keeps 200 statements at most', async () => {
    const client = await EmbeddedClient.open({ folder: undefined, snapshot: undefined });
    const ask = (text: string, value: number) =>
      client.transaction(async (tx) => (await tx.query(text, [value])).rows);
    const planned = async () =>
      (await client.query('select name, statement, calls::int from kept order by prepare_time')).rows as {
        name: string;
        statement: string;
        calls: number;
      }[];
    await client.exec(`create view kept as
      select *, generic_plans + custom_plans as calls from pg_prepared_statements where name <> ''`);
    const often = 'select $1::int + 1 as sum';
    for (const value of [1, 2, 3]) expect(await ask(often, value)).toEqual([{ sum: value + 1 }]);
    expect(await planned()).toEqual([{ name: 'kept_1', statement: often, calls: 2 }]);
    for (let one = 0; one < 220; one += 1) {
      const text = `select $1::int + ${one} as sum, ${one} as one`;
      for (const value of [1, 2]) expect(await ask(text, value)).toEqual([{ sum: value + one, one }]);
    }
    const kept = await planned();
    // A name is counted for what is planned, not for what is known; two may be planned at one moment.
    expect(kept.map(({ name }) => name)).toContain('kept_221');
    expect(kept.map(({ name }) => name)).not.toContain('kept_222');
    const statements = kept.map(({ statement }) => statement);
    expect(statements).toHaveLength(200);
    expect(statements).not.toContain(often);
    expect(await ask(often, 4)).toEqual([{ sum: 5 }]);
    await client.close();
  }, 30_000);
});
