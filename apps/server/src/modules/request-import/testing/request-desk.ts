import type { Output } from '../../../contract/handlers.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { formOf, unitOver } from '../../import/testing/import-desk.ts';
import { runImports } from '../../import/run-import.ts';
import type { TestAnswer, TestApp } from '../../testing/test-app.ts';
import { requestImport } from '../request-import.ts';

/** The fields of the form, and who sends it. */
export interface RequestUpload {
  readonly fileName?: string;
  readonly as?: string;
  readonly updateExistingPlans?: boolean;
  readonly isDryRun?: boolean;
}

/** What became of an import. */
export interface ImportedRequests {
  readonly id: number;
  readonly details: Output<'getRequestImport'>;
  readonly results: Output<'listImportResults'>['importResults'];
}

/** What tests do with imports of requests. */
export interface RequestDesk {
  upload(content: string | Buffer, options?: RequestUpload): Promise<TestAnswer>;
  run(): Promise<number>;
  /** Uploads and imports; gives what became of it. */
  import(content: string | Buffer, options?: RequestUpload): Promise<ImportedRequests>;
  read(id: number): Promise<ImportedRequests>;
  call(method: string, path: string, body?: object, as?: string): Promise<TestAnswer>;
}

/** Imports of requests over an application of tests. */
export function requestDesk(app: TestApp): RequestDesk {
  const address = '/api/ImportRequest';
  const unit = unitOver(app.db);
  const desk: RequestDesk = {
    call: (method, path, body, as = 'administrator') => app.call(as, method, `${address}/${path}`, body),
    upload: (content, options = {}) => {
      const {
        fileName = 'requests.csv',
        as = 'administrator',
        updateExistingPlans = false,
        ...flags
      } = options;
      const fields = Object.entries({ updateExistingPlans, ...flags });
      const texts = fields.map(([name, value]): [string, string] => [name, String(value)]);
      return app.send(
        as,
        `${address}/Import`,
        formOf(content, fileName, Object.fromEntries(texts), 'requestsFile'),
      );
    },
    run: () => runImports(unit, quietLog, requestImport),
    import: async (content, options) => {
      const { status, body } = await desk.upload(content, options);
      const { importedRequestId: id } = body as Output<'importRequests'>;
      if (status !== 200 || id === null) throw new Error(`The file was refused: ${JSON.stringify(body)}`);
      await desk.run();
      return desk.read(id);
    },
    read: async (id) => {
      const details = await desk.call('GET', `GetImport/${id}`);
      const results = await desk.call('POST', 'GetImportedRequestDetails', { id, limit: 100 });
      if (details.status !== 200 || results.status !== 200) throw new Error(`There is no import ${id}`);
      return {
        id,
        details: details.body as Output<'getRequestImport'>,
        results: (results.body as Output<'listImportResults'>).importResults,
      };
    },
  };
  return desk;
}
