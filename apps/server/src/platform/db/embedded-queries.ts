import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { EmbeddedQuery } from './embedded-protocol.ts';

const { serialize } = protocol;
type Messages = Parameters<typeof parse.parseResults>[0];

/** A statement that the database has taken apart: the types of its parameters and a description of its rows. */
interface Prepared {
  /** Under which the database keeps it; without a name it does so until the next one. */
  readonly name: string;
  readonly types: readonly number[];
  readonly described: Messages;
}

/** More than all verbs of a day send; what was not sent for longest makes room. */
const mostKept = 200;

/**
 * Queries of the embedded database in two steps instead of six, each of which is a way into WebAssembly and back. A
 * statement whose text comes back is planned at its second time and kept: planning takes longer than running most.
 */
export class EmbeddedQueries {
  readonly #database: PGlite;
  /** By text, the one that was sent last at the end; undefined for those that came once. */
  readonly #kept = new Map<string, Prepared | undefined>();
  #lastName = 0;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Runs one query; the next one may be begun only when it has ended. */
  async run({ sql, params, rowMode, comesBack = false }: EmbeddedQuery) {
    const { name, types, described } = await (comesBack ? this.#keep(sql) : this.#prepare(sql));
    const values = params.map((value, place) => this.#toText(value, types[place]));
    const bind = serialize.bind({ statement: name, values });
    const answer = await this.#send(bind, serialize.execute({}));
    const [result] = parse.parseResults([...described, ...answer], this.#database.parsers, { rowMode });
    return { rows: result?.rows ?? [], fields: result?.fields ?? [], affectedRows: result?.affectedRows };
  }

  async #keep(sql: string): Promise<Prepared> {
    const isSecondTime = this.#kept.has(sql);
    const prepared = this.#kept.get(sql) ?? (await this.#prepare(sql, isSecondTime ? this.#nextName() : ''));
    this.#kept.delete(sql);
    this.#kept.set(sql, isSecondTime ? prepared : undefined);
    if (this.#kept.size > mostKept) await this.#forgetOldest();
    return prepared;
  }

  #nextName(): string {
    this.#lastName += 1;
    return `kept_${this.#lastName}`;
  }

  async #forgetOldest(): Promise<void> {
    const [sql, prepared] = [...this.#kept][0] ?? [''];
    this.#kept.delete(sql);
    if (prepared) await this.#send(serialize.close({ type: 'S', name: prepared.name }));
  }

  async #prepare(sql: string, name = ''): Promise<Prepared> {
    const messages = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const types = parse.parseDescribeStatementResults(messages);
    return { name, types, described: messages.filter((one) => one.name === 'rowDescription') };
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
