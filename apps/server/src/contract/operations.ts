import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '@crt/domain/permission';
import { serverFolder } from '../folders.ts';
import type { OperationId } from './operation-id.ts';

export type ApiName = 'main' | 'documentation' | 'design-sessions';

/** Where each API stands on the server. */
export const apiPrefixes: Readonly<Record<ApiName, string>> = {
  main: '/api',
  documentation: '/api/documentation',
  'design-sessions': '/api/design',
};

/** How the text of a path, query or form value becomes the value that the schema speaks about. */
export interface Field {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly isList: boolean;
}

/** A closed set of named values and their schema. */
export interface Fields {
  readonly fields: readonly Field[];
  readonly schema: object;
}

/** One operation as the server sees it. Routes carry it as `config.operation`. */
export interface Operation {
  readonly id: OperationId;
  readonly api: ApiName;
  readonly kind: 'read' | 'write';
  readonly method: string;
  /** Whole path, with `{name}` for parameters. */
  readonly path: string;
  /** The resource: what live events and refetches are named after. */
  readonly tag: string;
  readonly permissions: Access;
  /** Whether a write must bring the stamp of the last reading (F59). */
  readonly stamp?: 'required' | 'none';
  readonly refetches: readonly string[];
  readonly params: Fields;
  readonly query: Fields;
  readonly body?: {
    readonly mediaType: string;
    readonly isRequired: boolean;
    readonly schema: string;
    readonly fields?: readonly Field[];
  };
  readonly success: { readonly status: number; readonly mediaType?: string; readonly schema?: string };
  readonly isStream?: true;
}

/** The part of a document in which schemas stand; references point into it. */
export interface ContractDocument {
  readonly paths: object;
  readonly components?: object;
}

/** All that the routes are made of: facts of the operations, and the documents with the schemas. */
export interface Contract {
  readonly operations: readonly Operation[];
  readonly documents: Readonly<Record<ApiName, ContractDocument>>;
}

const generated = join(serverFolder, 'src/contract/__generated__');

/** Reads the generated contract: the operations at once, the documents when somebody first needs them. */
export function loadContract(): Contract {
  let documents: Contract['documents'] | undefined;
  return {
    operations: read<Operation[]>('operations.json'),
    get documents() {
      documents ??= {
        main: read('main.json'),
        documentation: read('documentation.json'),
        'design-sessions': read('design-sessions.json'),
      };
      return documents;
    },
  };
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(generated, name), 'utf8')) as T;
}
