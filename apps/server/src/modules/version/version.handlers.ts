import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HandlerPart } from '../../contract/handlers.ts';
import { serverFolder } from '../../folders.ts';
import { answerOf } from '../write-road/answer.ts';

const { version } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as {
  version: string;
};

/** What runs here, for the About dialog (A33). The services are one process, so that they share a version. */
export const versionHandlers = {
  getVersion: () => answerOf({ data: { name: 'CRT', version } }),
  getDocumentationVersion: () => ({ name: 'eDOC', version }),
} satisfies HandlerPart;
