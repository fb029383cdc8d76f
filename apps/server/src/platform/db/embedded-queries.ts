import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { EmbeddedQuery } from './embedded-protocol.ts';

const { serialize } = protocol;
type Messages = Parameters<typeof parse.parseResults>[0];

/** A statement that the database has taken apart: the types of its parameters and a description of its rows. */
interface Prepared {
  readonly sql: string;
  readonly types: readonly number[];
  readonly described: Messages;
}

/**
 * Queries of the embedded database in two steps instead of six, each of which is a way into WebAssembly and back.
 * Statements with a name are prepared once, as PostgreSQL does it: planning some takes longer than running them.
 */
export class EmbeddedQueries {
  readonly #database: PGlite;
  readonly #named = new Map<string, Prepared>();

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Runs one query; the next one may be begun only when it has ended. */
  async run({ sql, params, rowMode, name = '' }: EmbeddedQuery) {
    const { types, described } = await this.#prepared(name, sql);
    const values = params.map((value, place) => this.#toText(value, types[place]));
    const bind = serialize.bind({ statement: name, values });
    const answer = await this.#send(bind, serialize.execute({}));
    const [result] = parse.parseResults([...described, ...answer], this.#database.parsers, { rowMode });
    return { rows: result?.rows ?? [], fields: result?.fields ?? [], affectedRows: result?.affectedRows };
  }

  async #prepared(name: string, sql: string): Promise<Prepared> {
    const known = this.#named.get(name);
    if (known?.sql === sql) return known;
    const messages = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const types = parse.parseDescribeStatementResults(messages);
    const prepared = { sql, types, described: messages.filter((one) => one.name === 'rowDescription') };
    if (name !== '') this.#named.set(name, prepared);
    return prepared;
  }

  #toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#database.serializers[type];
    return serializer ? serializer(value) : (value as { toString(): string }).toString();
  }

  #send(...messages: Uint8Array[]): Promise<Messages> {
    return this.#database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }
}
