import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { loadContract } from '../operations.ts';
import { standaloneReference } from './register-reference.ts';

/** `node_modules/.bin/node --conditions=crt-source apps/server/src/contract/reference/build-reference.ts [file]`: writes the reference as one file that needs nothing else. */
const target = resolve(process.argv[2] ?? 'dist/reference.html');
await mkdir(dirname(target), { recursive: true });
await writeFile(target, standaloneReference(loadContract()));
process.stdout.write(`${target}\n`);
