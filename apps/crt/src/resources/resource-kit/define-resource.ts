import type { Read, Write } from '@crt/api-client/operation';
import type { Permission } from '@crt/domain/permission';

/** Keys of a type whose values fit `Value`. */
type KeysOf<Type, Value> = { [Key in keyof Type]-?: Type[Key] extends Value ? Key : never }[keyof Type] &
  string;

/** What is entered for a record: the body of its add and edit calls. */
export type RecordForm = Record<string, string | number>;

/** A record of the list: what was entered, its identity, and whether it may go (T2). */
export type RecordRow<Form extends RecordForm> = Form & {
  readonly id: number;
  /** Absent where the server does not say; then only the server's refusal stands against it. */
  readonly canBeDeleted?: boolean;
};

/** What the list call answers: the records, and the lists that their form offers. */
export interface RecordList<Form extends RecordForm> {
  readonly records: readonly RecordRow<Form>[];
}

/** A column: the text of a member of the row. */
export interface ColumnFacts<Row> {
  readonly key: KeysOf<Row, string>;
  readonly header: string;
}

/** A choice out of a list that came with the records; its members are named, not computed. */
export type ChoiceFacts<List, Value> = {
  [From in keyof List & string]: List[From] extends readonly (infer Item)[]
    ? {
        readonly kind: 'choice';
        readonly label: string;
        readonly from: From;
        /** Member of the list's items that is stored. */
        readonly value: KeysOf<Item, Value>;
        /** Member of the list's items that is shown. */
        readonly text: KeysOf<Item, string>;
      }
    : never;
}[keyof List & string];

/** One line of text. */
export interface TextFacts {
  readonly kind: 'text';
  readonly label: string;
}

/** How a field is entered; which kinds there are follows from the type of its value in the request. */
export type FieldFacts<List, Value> = ChoiceFacts<List, Value> | (string extends Value ? TextFacts : never);

/**
 * A list of reference data, told in facts: where it comes from, what it shows and what is entered for it. Every
 * column, field, option list and call is checked against the contract; every field of the request must be there.
 */
export interface Resource<List extends RecordList<Form>, Form extends RecordForm> {
  /** The screen's heading. */
  readonly name: string;
  /** Any one of these lets somebody add, edit and delete; for others the buttons are absent. */
  readonly permissions: readonly Permission[];
  readonly list: {
    readonly query: Read<object, List>;
    /** The first one names the record. */
    readonly columns: readonly [
      ColumnFacts<List['records'][number]>,
      ...ColumnFacts<List['records'][number]>[],
    ];
  };
  /** All fields are required: the reference data of the specification leaves nothing open (T3 to T6). */
  readonly form: {
    readonly create: Write<{ body: Form }, unknown>;
    readonly update: Write<{ id: number } & { body: Form }, unknown>;
    /** In the order in which they are entered. */
    readonly fields: { readonly [Name in keyof Form]-?: FieldFacts<List, Form[Name]> };
  };
  /** Absent where records are never deleted (T2). */
  readonly remove?: Write<{ id: number }, unknown>;
}

/** Checks the facts of a resource against the contract, and gives them back as they are. */
export function defineResource<List extends RecordList<Form>, Form extends RecordForm>(
  resource: Resource<List, Form>,
): Resource<List, Form> {
  return resource;
}
