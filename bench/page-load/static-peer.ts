import { brotliCompressSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { PlanRow } from './rows.ts';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a built peer as the product serves itself: compressed beforehand; its rows under /rows.json. */
export async function servePeer(folder: string, rows: readonly PlanRow[]) {
  const compressed = new Map<string, Buffer>();
  const bodyOf = (path: string) => {
    const known = compressed.get(path);
    if (known) return known;
    const file = join(folder, path === '/' ? 'index.html' : path);
    const content =
      path === '/rows.json' ? JSON.stringify(rows) : existsSync(file) ? readFileSync(file) : null;
    if (content === null) return null;
    const body = brotliCompressSync(content);
    compressed.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = bodyOf(pathname);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(pathname === '/' ? 'index.html' : pathname)] ?? 'application/json';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The peer has no port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
