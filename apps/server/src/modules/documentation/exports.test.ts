import type { Permission } from '@crt/domain/permission';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import type { Output } from '../../contract/handlers.ts';
import type { Problem } from '../../errors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { documentFiles, documents } from './document/document.tables.ts';
import { documentedProducts, productVersions } from './product/documented-product.tables.ts';

type Tree = Output<'getDocumentExportTree'>;
type As = string | readonly Permission[];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object, as: As | undefined = 'documentation-manager') =>
  app.call(as, method, `/api/documentation${path}`, body);
const read = async <Answer>(path: string) => {
  const { status, body } = await call('GET', path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body as Answer;
};

/** Saves an export and gives its name and content. */
async function saved(path: string, body: object) {
  const answer = await call('POST', path, body);
  expect([answer.status, answer.body instanceof Buffer ? '' : answer.body]).toEqual([200, '']);
  const name = /filename="([^"]*)"/.exec(String(answer.headers['content-disposition']))?.[1];
  return { name, bytes: answer.body as Buffer, text: (answer.body as Buffer).toString('utf8') };
}

const refused = async (path: string, body: object) => {
  const { status, body: problem } = await call('POST', path, body);
  return [status, (problem as Problem).errors?.map(({ message }) => message) ?? []];
};

const leaves = (node: Tree): Tree[] => (node.children.length === 0 ? [node] : node.children.flatMap(leaves));
const linesOf = (text: string) => {
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
};
const upload = (path: string, content: string | Uint8Array<ArrayBuffer>, as?: As) => {
  const form = new FormData();
  form.append('file', new File([content], 'codes.csv', { type: 'text/csv' }));
  return call('POST', path, form, as);
};

/** What another program than the one that wrote it finds in a ZIP file. */
const unzip = (bytes: Buffer) =>
  new Promise<Map<string, string>>((resolve, reject) => {
    const files = new Map<string, string>();
    fromBuffer(
      bytes,
      { lazyEntries: true, validateEntrySizes: true, strictFileNames: true },
      (error, zip) => {
        if (error) return reject(error);
        zip.on('error', reject);
        zip.on('end', () => resolve(files));
        zip.on('entry', (entry: { fileName: string }) =>
          zip.openReadStream(entry as never, (failure, stream) => {
            if (failure) return reject(failure);
            const parts: Buffer[] = [];
            stream.on('data', (part: Buffer) => parts.push(part));
            stream.on('end', () => {
              files.set(entry.fileName, Buffer.concat(parts).toString('utf8'));
              zip.readEntry();
            });
          }),
        );
        zip.readEntry();
      },
    );
  });

describe('export of documents (R6)', () => {
  it('shows documents with revisions and files, and says where there are none', async () => {
    const [first, bare] = await read<Tree[]>('/DocumentExport/List?documentNumbers=80&documentNumbers=1');
    const tree = [first, bare].find((node) => node?.id === 'document-1');
    expect(await read('/DocumentExport/1')).toEqual(tree);
    expect(tree?.label).toMatch(/^IFU-CMF-0100 /);
    expect(tree?.children[0]?.id).toMatch(/^revision-\d+$/);
    expect(tree && leaves(tree).every(({ id, disabled }) => /^file-\d+$/.test(id) && !disabled)).toBe(true);
    const empty = [first, bare].find((node) => node?.id === 'document-80');
    expect(empty).toMatchObject({ disabled: true, disabledReason: 'It has no revisions.', children: [] });
    expect((await call('GET', '/DocumentExport/999999')).status).toBe(404);
  });

  it('writes the ticked files as a list, and the same names into the script', async () => {
    const tree = await read<Tree>('/DocumentExport/1');
    const [one, two] = leaves(tree).map(({ id }) => id);
    const body = { chosenFileIds: [one, two], mode: 1 };
    const list = await saved('/DocumentExport/Documents', body);
    expect(list.name).toBe('export-documents.txt');
    const rows = linesOf(list.text).map((line) => line.split('\t'));
    expect(rows).toHaveLength(2);
    for (const [target, location] of rows) {
      expect(target).toMatch(/^IFU-CMF-0100_[A-Z]_[^_]+(_2)?\.pdf$/);
      expect(location).toMatch(/^https:\/\/files\.example\.com\//);
    }
    const script = await saved('/DocumentExport/Files', body);
    expect(script.name).toBe('export-documents.bat');
    const copied = linesOf(script.text).filter((line) => line.startsWith('curl.exe'));
    expect(copied.map((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, text]) => text))).toEqual(rows);
    expect(linesOf(script.text)[0]).toBe('@echo off');
    expect(linesOf(script.text).at(-1)).toBe('exit /b %failed%');
  });

  it('takes a branch for everything below it, and everything for everything, each name once', async () => {
    const { text } = await saved('/DocumentExport/Documents', { chosenFileIds: ['document-1'] });
    const tree = await read<Tree>('/DocumentExport/1');
    expect(linesOf(text)).toHaveLength(leaves(tree).length);
    const [newest] = tree.children;
    const ofNewest = await saved('/DocumentExport/Documents', { chosenFileIds: [newest?.id] });
    expect(linesOf(ofNewest.text)).toHaveLength(newest?.children.length ?? 0);
    const all = linesOf((await saved('/DocumentExport/Documents', { chosenFileIds: ['all'], mode: 2 })).text);
    expect(all).toHaveLength(await app.db.$count(documentFiles));
    const names = all.map((line) => line.split('\t')[0]?.toLowerCase() ?? '');
    expect(new Set(names).size).toBe(all.length);
    const numbers = names.map((name) => name.split('_')[0] ?? '');
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('writes one of two thousand files of a document as well as the first', async () => {
    const [first] = await app.db.select().from(documentFiles).limit(1);
    if (!first) throw new Error('The demo has no file.');
    const { id: _id, ...file } = first;
    const many = Array.from({ length: 4100 }, () => file);
    const before = await app.db.$count(documentFiles, eq(documentFiles.documentId, file.documentId));
    await app.db.insert(documentFiles).values(many);
    const { text } = await saved('/DocumentExport/Documents', {
      chosenFileIds: [`document-${file.documentId}`],
    });
    const targets = linesOf(text).map((line) => line.split('\t')[0]);
    expect(targets).toHaveLength(before + 4100);
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('keeps hostile names and addresses in their line (attacks D06, D07)', async () => {
    const location = 'https://files.example.com/%PATH%/a"&calc&"^|<>!x!';
    const [file] = await app.db.select().from(documentFiles).where(eq(documentFiles.documentId, 2)).limit(1);
    await app.db.update(documents).set({ number: '=..\\CON"&calc' }).where(eq(documents.id, 2));
    await app.db
      .update(documentFiles)
      .set({ location })
      .where(eq(documentFiles.id, file?.id ?? 0));
    const body = { chosenFileIds: [`file-${file?.id}`] };
    const [target = '', written] =
      linesOf((await saved('/DocumentExport/Documents', body)).text)[0]?.split('\t') ?? [];
    expect(target).toMatch(/^_=[^\\/:*?"<>|]+\.pdf$/);
    expect(written).toBe(location);
    const line = linesOf((await saved('/DocumentExport/Files', body)).text).find((one) =>
      one.startsWith('curl'),
    );
    expect(line).toContain(
      `"${target}" "https://files.example.com/%%PATH%%/a%%22&calc&%%22%%5E%%7C%%3C%%3E!x!" ||`,
    );
  });

  it('refuses nothing, nonsense and what is gone, before the first byte', async () => {
    const path = '/DocumentExport/Documents';
    expect(await refused(path, { chosenFileIds: [] })).toEqual([400, ['Choose at least one file']]);
    expect((await refused(path, { chosenFileIds: ["file-1'; drop table documents"] }))[0]).toBe(400);
    expect((await refused(path, { chosenFileIds: ['version-1'] }))[0]).toBe(400);
    expect((await refused(path, { chosenFileIds: ['file-1'], mode: 3 }))[0]).toBe(400);
    expect(await refused(path, { chosenFileIds: ['file-1', 'file-999999', 'document-999999'] })).toEqual([
      409,
      ['2 of what was chosen is no longer there. Load the tree again.'],
    ]);
    expect(await refused('/DocumentExport/Files', { chosenFileIds: ['document-80'] })).toEqual([
      409,
      ['Nothing of what was chosen can be exported.'],
    ]);
  });

  it('finds numbers that are pasted, and says which lines have none', async () => {
    const answer = await upload(
      '/DocumentExport/ExtractNumbers',
      'Number\nSSCP-man-0103\n\nst-orb-0102;x\nNO-1',
    );
    expect(answer.status).toBe(200);
    const found = answer.body as Output<'extractDocumentNumbers'>;
    expect(found.documents.map(({ number }) => number)).toEqual(['SSCP-MAN-0103', 'ST-ORB-0102']);
    expect(found).toMatchObject({
      junk: [
        { line: 1, text: 'Number' },
        { line: 5, text: 'NO-1' },
      ],
      junkCount: 2,
    });
  });

  it('offers documents by a part of their number (R18)', async () => {
    const found = await read<{ number: string }[]>('/DocumentExport/DocumentNumbers?query=orb');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ number }) => number.includes('ORB'))).toBe(true);
  });
});

describe('export of products (R7, R8, R21)', () => {
  /** Products with a version that can be exported. */
  const able = async (kind: 'ProductExport' | 'KeyCodeExport') => {
    const products = Array.from({ length: 40 }, (_none, place) => `products=${place + 1}`).join('&');
    return read<Tree[]>(`/${kind}/List?${products}`);
  };

  it('disables versions without a keycode, with the reason (R8)', async () => {
    const trees = await able('ProductExport');
    const all = trees.flatMap(leaves);
    expect(all.some(({ disabled }) => !disabled)).toBe(true);
    expect(
      new Set(all.filter(({ disabled }) => disabled).map(({ disabledReason }) => disabledReason)),
    ).toEqual(new Set(['No keycode is assigned.']));
    // A product that needs no keycode is exported without, but has none to export.
    const without = trees.find(({ id }) => id === 'product-3');
    expect(without && leaves(without).every(({ disabled }) => !disabled)).toBe(true);
    const ofKeyCodes = (await able('KeyCodeExport')).find(({ id }) => id === 'product-3');
    expect(ofKeyCodes?.disabled).toBe(true);
    expect(await read('/ProductExport/3')).toEqual(without);
    expect((await call('GET', '/KeyCodeExport/999999')).status).toBe(404);
    const [bare] = (await read<Tree>('/ProductExport/5')).children;
    expect(bare?.label).toMatch(/^Without versions/);
  });

  it.each([
    [1, 2],
    [2, 5],
    [3, 5],
  ])('writes profile %i with %i cells in a line (R7)', async (profile, cells) => {
    const chosen = (await able('ProductExport')).flatMap(leaves).filter(({ disabled }) => !disabled);
    const chosenIds = chosen.map(({ id }) => id);
    const { name, text } = await saved('/ProductExport', { chosenIds, profile, mode: 2 });
    expect(name).toBe('products-bulk-import.txt');
    const rows = linesOf(text).map((line) => line.split('\t'));
    expect(rows).toHaveLength(chosen.length);
    expect(rows.every((row) => row.length === cells)).toBe(true);
    expect(rows.every((row) => row.some((cell) => /^\d{14}$/.test(cell)))).toBe(true);
  });

  it('names the documents of a version for CMF (R7)', async () => {
    const { text } = await saved('/ProductExport', { chosenIds: ['all'], profile: 2, mode: 2 });
    const described = linesOf(text).map((line) => line.split('\t')[4] ?? '');
    expect(
      described.filter((documents) => /^\w+-\w+-\d+( \(\d\.0\))?(;|$)/.test(documents)),
    ).not.toHaveLength(0);
  });

  it('packs a text file per product, which another program opens (R7)', async () => {
    const body = { chosenIds: ['all'], products: [], profile: 2, mode: 2 };
    const [{ text }, zip] = [
      await saved('/ProductExport', body),
      await saved('/ProductExport/ZipExport', body),
    ];
    expect(zip.name).toBe('products-bulk-import.zip');
    const files = await unzip(zip.bytes);
    expect([...files.values()].join('')).toBe(text);
    for (const [name, content] of files) {
      const gtins = new Set(linesOf(content).map((line) => line.split('\t')[0]));
      expect([...gtins]).toEqual([name.replace('.txt', '')]);
    }
    expect(files.size).toBeGreaterThan(300);
  });

  it('exports whole products beside chosen versions', async () => {
    const body = { chosenIds: [], products: [3], profile: 1, mode: 1 };
    const tree = await read<Tree>('/ProductExport/3');
    expect(linesOf((await saved('/ProductExport', body)).text)).toHaveLength(leaves(tree).length);
    const one = { ...body, products: [], chosenIds: ['product-3'] };
    expect((await saved('/ProductExport', one)).text).toBe((await saved('/ProductExport', body)).text);
  });

  it('refuses nothing, what is gone, and what has lost its keycode (R7)', async () => {
    const body = (chosenIds: string[]) => ({ chosenIds, profile: 2, mode: 1 });
    for (const path of ['/ProductExport', '/ProductExport/ZipExport'])
      expect(await refused(path, body([]))).toEqual([400, ['Choose at least one product']]);
    const gone = [
      '1 of what was chosen is no longer there, or cannot be exported any more. Load the tree again.',
    ];
    expect(await refused('/ProductExport', body(['version-999999']))).toEqual([409, gone]);
    expect(await refused('/ProductExport', body(['product-999999']))).toEqual([409, gone]);
    expect((await refused('/ProductExport', body(['file-1'])))[0]).toBe(400);
    expect((await refused('/ProductExport', { ...body(['all']), profile: 4 }))[0]).toBe(400);
    const disabled = (await able('ProductExport')).flatMap(leaves).find((node) => node.disabled);
    expect(await refused('/ProductExport', body([disabled?.id ?? '']))).toEqual([409, gone]);
    // The implicit version of a product that has others stands in no tree.
    expect(await refused('/ProductExport', body(['version-3']))).toEqual([409, gone]);
  });

  it('keeps what a spreadsheet could take for a formula as text (attack D06)', async () => {
    await app.db.update(productVersions).set({ name: '=1+1' }).where(eq(productVersions.id, 503));
    await app.db.update(documentedProducts).set({ needsKeyCode: false }).where(eq(documentedProducts.id, 3));
    const { text } = await saved('/ProductExport', { chosenIds: ['version-503'], profile: 1, mode: 1 });
    expect(text).toMatch(/^\d{14}\t'=1\+1\r\n$/);
  });

  it('lists the products that documents describe (R21), and offers products by GTIN (R18)', async () => {
    const [association] = (
      await app.db.execute<{ document_id: number }>(
        sql`select document_id from associations order by id limit 1`,
      )
    ).rows;
    const documentId = association?.document_id ?? 0;
    const found = await read<{ id: number }[]>(`/ProductExport/AssociatedProducts?documentIds=${documentId}`);
    const there = await app.db.execute(sql`select from associations where document_id = ${documentId}`);
    expect(found).toHaveLength(there.rows.length);
    const offered = await read<{ gtin: string }[]>('/ProductExport/ProductGtins?query=0404855100');
    expect(offered).toHaveLength(20);
    expect(await read('/KeyCodeExport/ProductGtins?query=0404855100')).toEqual(offered);
    for (const kind of ['ProductExport', 'KeyCodeExport'])
      expect(await read(`/${kind}/DocumentNumbers?query=orb`)).not.toHaveLength(0);
  });
});

describe('export of keycodes (Q5)', () => {
  it('writes GTIN, version and code', async () => {
    const { name, text } = await saved('/KeyCodeExport', { chosenIds: ['all'] });
    expect(name).toBe('export-keycodes.txt');
    const rows = linesOf(text).map((line) => line.split('\t'));
    expect(rows.length).toBeGreaterThan(100);
    expect(
      rows.every(([gtin, , code]) => /^\d{14}$/.test(gtin ?? '') && /^[A-HJ-NP-Z2-9]{8}$/.test(code ?? '')),
    ).toBe(true);
    expect(await refused('/KeyCodeExport', { chosenIds: [] })).toEqual([
      400,
      ['Choose at least one product'],
    ]);
  });
});

describe('GTINs of a file (R9)', () => {
  const paths = ['/ProductExport/ExtractGtins', '/KeyCodeExport/ExtractGtins'];

  it.each(paths)('%s tells products, unknown GTINs and junk lines', async (path) => {
    const [product] = await app.db.select().from(documentedProducts).where(eq(documentedProducts.id, 7));
    const gtin = product?.gtin ?? '';
    const text = `GTIN;Name\r\n${gtin};x\r\n00000000000000\r\n\r\n${gtin}\r\n=cmd|calc`;
    for (const content of [text, Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
      const answer = await upload(path, content);
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          gtins: [gtin, '00000000000000'],
          products: [{ id: 7, gtin, description: product?.description }],
          unknown: ['00000000000000'],
          junk: [
            { line: 1, text: 'GTIN;Name' },
            { line: 6, text: '=cmd|calc' },
          ],
          junkCount: 2,
        },
      ]);
    }
  });

  it.each(paths)('%s refuses what is empty, no text, too much or too large', async (path) => {
    const messageOf = async (content: string | Uint8Array<ArrayBuffer>) => {
      const { status, body } = await upload(path, content);
      return [status, (body as Problem).detail];
    };
    expect(await messageOf('  \r\n')).toEqual([400, 'The file is empty.']);
    const picture = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]);
    expect(await messageOf(picture)).toEqual([400, 'This is no text file. Save it as text or CSV.']);
    const many = Array.from({ length: 5001 }, (_none, place) => String(place).padStart(14, '0')).join('\n');
    expect((await messageOf(many))[1]).toContain('5001 GTINs');
    expect(await messageOf('x'.repeat(5_000_001))).toEqual([413, 'The file is larger than 5 MB.']);
    expect((await call('POST', path, new FormData())).status).toBe(400);
  });
});

it('every call wants its right', async () => {
  const wrong = {
    DocumentExport: 'CanExportProducts',
    ProductExport: 'CanExportDocuments',
    KeyCodeExport: 'CanExportDocuments',
  } as const;
  for (const [kind, right] of Object.entries(wrong)) {
    expect((await call('GET', `/${kind}/1`, undefined, [right])).status).toBe(403);
    expect((await app.call(undefined, 'GET', `/api/documentation/${kind}/1`)).status).toBe(401);
  }
});
