import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { tickingFrom } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { UnitOfWork, type WorkFor } from '../../../platform/unit-of-work.ts';
import { followers } from '../../followers.ts';
import { importKinds } from '../../import-kinds.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import type { TestAnswer, TestApp } from '../../testing/test-app.ts';
import { runImports } from '../run-import.ts';

/** What an import answers with its rows, of every kind. */
type AnyDetails = Pick<Output<'getProductImport'>, 'id' | 'rowCount' | 'details' | 'state'>;

/** What tests do with imports of a kind; of products unless another one is named. */
export interface ImportDesk<Details extends AnyDetails = Output<'getProductImport'>> {
  /** Uploads a file; `answer.body` is the id of the import, which waits. */
  upload(content: string | Buffer, options?: UploadOptions): Promise<TestAnswer>;
  /** Imports what waits, as the background job does. */
  run(): Promise<number>;
  /** Uploads and imports; gives what became of it. */
  import(content: string | Buffer, options?: UploadOptions): Promise<Details>;
  details(id: number, query?: string): Promise<Details>;
  call(method: string, path: string, as?: string): Promise<TestAnswer>;
}

/** The fields of the form, and who sends it. */
export interface UploadOptions {
  readonly fileName?: string;
  readonly as?: string;
  readonly updateExistingProducts?: boolean;
  readonly updateExistingFiles?: boolean;
  readonly isDryRun?: boolean;
  readonly divisionId?: number;
}

const boundary = 'a-boundary-that-no-file-has';

/** A form with a file, as a browser sends it; `name` is that of its field. */
export function formOf(
  content: string | Buffer,
  fileName: string,
  fields: Readonly<Record<string, string>>,
  name = 'file',
) {
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    mediaType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** What a test does around the steps of an import, which are numbered from 1. */
export interface AroundSteps {
  before?(step: number): unknown;
  /** Still inside its transaction: what is thrown here undoes the step. */
  after?(step: number): unknown;
}

/** A unit of work as the background job has one. */
export function unitOver(db: Database, around: AroundSteps = {}): UnitOfWork {
  let steps = 0;
  class SteppedUnit extends UnitOfWork {
    override async write<Result>(
      caller: WorkFor,
      task: (context: RequestContext) => Result,
    ): Promise<Awaited<Result>> {
      steps += 1;
      const step = steps;
      await around.before?.(step);
      return super.write(caller, async (context) => {
        const result = await task(context);
        await around.after?.(step);
        return result;
      });
    }
  }
  return new SteppedUnit({
    storage: { db, writesAtOnce: 1 },
    clock: tickingFrom(new Date('2026-11-20T09:00:00.000Z'), 100),
    ids: randomIds,
    historyKey: testHistoryKey,
    followers,
  });
}

/** A kind of imports, as its form is sent. */
export interface ImportForm {
  readonly address: string;
  readonly fileName: string;
  /** What has to be chosen. */
  readonly fields: Pick<UploadOptions, 'divisionId'>;
}

const productForm: ImportForm = {
  address: '/api/documentation/ProductImport',
  fileName: 'products.csv',
  fields: { divisionId: 2 },
};

/** Imports over an application of tests. */
export function importDesk<Details extends AnyDetails = Output<'getProductImport'>>(
  app: TestApp,
  { address, fileName: usualName, fields: usualFields }: ImportForm = productForm,
): ImportDesk<Details> {
  const call: ImportDesk['call'] = (method, path, as = 'documentation-manager') =>
    app.call(as, method, `${address}${path}`);
  const unit = unitOver(app.db);
  const desk: ImportDesk<Details> = {
    call,
    upload: (content, options = {}) => {
      const { fileName = usualName, as = 'documentation-manager', ...chosen } = options;
      const fields = { ...usualFields, ...chosen };
      const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
      return app.send(as, address, formOf(content, fileName, Object.fromEntries(texts)));
    },
    run: async () => {
      let chunks = 0;
      for (const kind of importKinds) chunks += await runImports(unit, quietLog, kind);
      return chunks;
    },
    import: async (content, options) => {
      const { status, body } = await desk.upload(content, options);
      if (status !== 200) throw new Error(`The file was refused: ${JSON.stringify(body)}`);
      await desk.run();
      return desk.details(body as number);
    },
    details: async (id, query = 'limit=100') => {
      const { status, body } = await call('GET', `/${id}?${query}`);
      if (status !== 200) throw new Error(`No details: ${JSON.stringify(body)}`);
      return body as Details;
    },
  };
  return desk;
}
