import type { HandlerPart } from '../../contract/handlers.ts';
import { findImportedRequests, listImportLog } from './import-log.ts';

/** The import log (R15). */
export const requestImportHandlers = {
  listImportLog: (context, { query }) => listImportLog(context, query),
  findImportedRequests: (context, { query }) => findImportedRequests(context, query.containsString),
} satisfies HandlerPart;
