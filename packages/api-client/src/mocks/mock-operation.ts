import type { ApiName } from '../runtime/operation.ts';

/** How an operation is reached and answered. */
export interface MockOperation {
  readonly api: ApiName;
  readonly kind: 'read' | 'write';
  readonly method: string;
  /** Whole path, with `{name}` for parameters. */
  readonly path: string;
  readonly status: number;
  readonly answer: 'result' | 'json' | 'file' | 'nothing' | 'stream';
  /** Types of the path and query parameters, which travel as text: `integer`, `integer[]` … */
  readonly fields: Readonly<Record<string, string>>;
}
