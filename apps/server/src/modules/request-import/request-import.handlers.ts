import { withPreparation, type HandlerPart } from '../../contract/handlers.ts';
import type { RequestContext } from '../../context.ts';
import type { UploadedFile } from '../../contract/files.ts';
import { FileFault } from '../import/file/file-fault.ts';
import { failedRows, importTemplate } from '../import/import-files.ts';
import { queueImport, stageImport } from '../import/stage-import.ts';
import { applyImport, continueImport, stopImport } from '../import/steer-import.ts';
import { done, refused } from '../write-road/answer.ts';
import { findImportedRequests, listImportLog } from './import-log.ts';
import { importMessages } from './import-messages.ts';
import {
  listImportResults,
  listRequestImports,
  readImportStatus,
  readRequestImport,
} from './read-request-imports.ts';
import { requestImport } from './request-import.ts';

interface Uploaded {
  readonly requestsFile: UploadedFile;
  readonly updateExistingPlans: boolean;
  readonly isDryRun?: boolean | undefined;
}

/** Reads the file; why it cannot be read is an answer of this call, not a fault of the request (R12). */
async function stageRequests(
  context: RequestContext,
  { requestsFile: file, updateExistingPlans, isDryRun = false }: Uploaded,
): Promise<number | FileFault> {
  try {
    return await stageImport(context, requestImport, { file, isDryRun, options: { updateExistingPlans } });
  } catch (error) {
    if (error instanceof FileFault) return error;
    throw error;
  }
}

/** Imports of requests, and the import log (R10 to R16, R20, R22). */
export const requestImportHandlers = {
  importRequests: withPreparation(
    (context, { body }) => stageRequests(context, body),
    async (context, _input, staged: number | FileFault) =>
      typeof staged === 'number'
        ? {
            ...done(''),
            importedRequestId: await queueImport(context, requestImport.tag, staged),
            messages: [],
          }
        : { ...refused('Something went wrong...'), importedRequestId: null, messages: [staged.message] },
  ),
  listImports: (context, { body }) => listRequestImports(context, body),
  getRequestImport: (context, { params }) => readRequestImport(context, params.id),
  listImportResults: (context, { body }) => listImportResults(context, body),
  getImportMessages: (context, { params }) => importMessages(context, params.id),
  getImportStatus: (context, { params }) => readImportStatus(context, params.id),
  applyRequestImport: (context, { params }) => applyImport(context, requestImport, params.id),
  stopRequestImport: (context, { params }) => stopImport(context, requestImport, params.id),
  continueRequestImport: (context, { params }) => continueImport(context, requestImport, params.id),
  exportSkippedRequestRows: (context, { params }) => failedRows(context, requestImport, params.id),
  getRequestImportTemplate: (_context, { query }) =>
    importTemplate(requestImport, query.withExamples === true),
  listImportLog: (context, { query }) => listImportLog(context, query),
  findImportedRequests: (context, { query }) => findImportedRequests(context, query.containsString),
} satisfies HandlerPart;
