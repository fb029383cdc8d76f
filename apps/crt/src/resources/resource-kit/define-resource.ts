import type { DownloadedFile, Read, Write } from '@crt/api-client/operation';
import type { RecordKind } from '@crt/api-client/types-main';
import type { Permission } from '@crt/domain/permission';
import type { ComponentType } from 'react';

/** Keys of a type whose values fit `Value`. */
type KeysOf<Type, Value> = { [Key in keyof Type]-?: Type[Key] extends Value ? Key : never }[keyof Type] &
  string;

/** What a field of a record holds. */
export type FieldValue = string | number | boolean | null | undefined | readonly number[];

/** What is entered for a record: the body of its add and edit calls. */
export type RecordForm = Record<string, FieldValue>;

/** What every record of a list has. */
export interface RecordRow {
  readonly id: number;
  /** The version that was read: an edit of an older one is merged or refused. */
  readonly timestampBase64?: string;
  /** What uses it, in words; null when nothing does. */
  readonly usedBy?: string | null;
  /** Absent where the server does not say; then only the server's refusal stands against it (T2). */
  readonly canBeDeleted?: boolean;
}

/** Members of the answer that are lists of records. */
export type RowsKey<List> = KeysOf<List, readonly RecordRow[]>;

/** A record of the list that a member of the answer holds. */
export type RowOf<List, Key extends keyof List> = List[Key] extends readonly (infer Row extends RecordRow)[]
  ? Row
  : never;

/** Lists of the answer whose items a choice is taken from, and the members that are stored and shown. */
type ListFacts<List, Value> = {
  [From in keyof List & string]: List[From] extends readonly (infer Item)[]
    ? {
        readonly from: From;
        /** Member of the list's items that is stored. */
        readonly value: KeysOf<Item, Value>;
        /** Member of the list's items that is shown. */
        readonly text: KeysOf<Item, string>;
        /** Items of which this member is true are shown, but cannot be chosen; why, in a word or two (T11). */
        readonly closed?: { readonly by: KeysOf<Item, boolean>; readonly reason: string };
        /** Items of which this member is true are not offered, but stay where they were chosen before (T10). */
        readonly hidden?: KeysOf<Item, boolean>;
      }
    : never;
}[keyof List & string];

interface Labelled {
  readonly label: string;
  /** May be left empty. Fields of the specification are required unless it says otherwise (T3 to T11). */
  readonly isOptional?: boolean;
  /** Instead of '{label} is required'. */
  readonly missing?: string;
  /** Entered for a new record only; afterwards this member of the record is shown instead (Y4). */
  readonly fixed?: string;
}

type ChoiceFacts<List, Value> = Labelled &
  ListFacts<List, Value> & {
    readonly kind: 'choice';
    /** Only items whose member of this name equals the field of this name, which is chosen before (T19). */
    readonly within?: string;
  };

type TextFacts = Labelled & {
  readonly kind: 'text';
  /** Several lines, as high as this many. */
  readonly lines?: number;
  /** What is wrong with a text, in a sentence. */
  readonly check?: (text: string) => string | undefined;
};

type NumberFacts = Labelled & {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** What a new record begins with. */
  readonly initial?: number;
};

type BooleanFacts = Labelled & {
  /** Has to be answered, as any other required field (T7); one that is optional is No until it is ticked. */
  readonly kind: 'boolean';
  /** What a new record begins with, where it is optional. */
  readonly initial?: boolean;
};

type ChoicesFacts<List> = Labelled & ListFacts<List, number> & { readonly kind: 'choices' };

type IfFits<Given, Value, Facts> = Given extends Value ? Facts : never;

/** How a field is entered; which kinds there are follows from the type of its value in the request. */
export type FieldFacts<List, Value> =
  | IfFits<number[], Value, ChoicesFacts<List>>
  | IfFits<boolean, Value, BooleanFacts>
  | IfFits<string, Value, TextFacts>
  | IfFits<number, Value, NumberFacts>
  | ChoiceFacts<List, NonNullable<Value>>;

/** A column: a member of the row and how it is read; an id is read as what a list of the answer calls it. */
export type ColumnFacts<List, Row> =
  | {
      readonly key: KeysOf<Row, string | number | boolean | null>;
      readonly header: string;
      /** `text` unless stated. */
      readonly kind?: 'text' | 'number' | 'boolean';
    }
  | (ListFacts<List, number> & {
      readonly key: KeysOf<Row, number | null>;
      readonly header: string;
      readonly kind: 'choice';
    });

/** Where the lists come from: one call that answers all of them, or a call for each (S1). */
export type ListSource<List> =
  | { readonly query: Read<object, List>; readonly queries?: never }
  | { readonly query?: never; readonly queries: { readonly [Name in keyof List]: Read<object, List[Name]> } };

/** What the list may be narrowed to, one value at a time: records whose member of this name has it (Y1). */
export type FilterFacts<List, Row> = ListFacts<List, number> & {
  readonly key: KeysOf<Row, number | null>;
  readonly label: string;
};

/** How an edit names its record: beside the body, or in it. */
type Update<Form> =
  | { readonly update: Write<{ id: number; body: Form } & Confirmed, unknown>; readonly idIn?: 'path' }
  | { readonly update: Write<{ body: Form & { id: number } } & Confirmed, unknown>; readonly idIn: 'body' };

interface Confirmed {
  timestampBase64?: string;
  ignoreWarning?: boolean;
}

/**
 * A list of reference data, told in facts: where it comes from, what it shows and what is entered for it. Every
 * column, field, option list and call is checked against the contract; every field of the request must be there.
 */
export interface Resource<List, Key extends RowsKey<List>, Form extends RecordForm> {
  /** The screen's heading. */
  readonly name: string;
  /** Any one of these lets somebody add, edit and delete; for others the buttons are absent. */
  readonly permissions: readonly Permission[];
  readonly list: ListSource<List> & {
    /** The member of the answer that holds the records. */
    readonly rows: Key;
    /** The first one names the record. */
    readonly columns: readonly [
      ColumnFacts<List, RowOf<List, Key>>,
      ...ColumnFacts<List, RowOf<List, Key>>[],
    ];
    readonly filters?: readonly FilterFacts<List, RowOf<List, Key>>[];
    /** What a row shows when it is opened. */
    readonly Detail?: ComponentType<{ record: RowOf<List, Key> }>;
    /** A file of the server's own with the filters and the search as they are; otherwise the table saves what it shows. */
    readonly file?: Read<{ search?: string }, DownloadedFile>;
  };
  readonly form: {
    readonly create: Write<{ body: Form }, unknown>;
    /** In the order in which they are entered. */
    readonly fields: { readonly [Name in keyof Form]-?: FieldFacts<List, Form[Name]> };
    /** Why nothing can be added at present, in a sentence (Y3). */
    readonly isFull?: (answer: List) => string | undefined;
    readonly width?: 'medium' | 'large';
    /** What adding is called, where the specification has another word than 'Add' (Y1). */
    readonly addLabel?: string;
    /** The title of an alert that says what the server refused; otherwise the dialog itself says it (T20). */
    readonly alert?: string;
  } & Update<Form>;
  /** Absent where records are never deleted (T2). */
  readonly remove?: {
    readonly call: Write<{ id: number }, unknown>;
    /** Instead of the usual question. */
    readonly question?: (name: string) => string;
  };
  /** Its name in the history of records. */
  readonly history: RecordKind;
}

/** Checks the facts of a resource against the contract, and gives them back as they are. */
export function defineResource<List, Key extends RowsKey<List>, Form extends RecordForm>(
  resource: Resource<List, Key, Form>,
): Resource<List, Key, Form> {
  return resource;
}
