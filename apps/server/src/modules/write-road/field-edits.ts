import { enteredName } from '@crt/domain/entered-text';
import type { EditRight, ValueKind } from '@crt/domain/record-field';
import type { Verdict } from '@crt/domain/verdict';
import type { RequestContext } from '../../context.ts';
import { changed } from '../history/changed.ts';
import { shownDate, shownValue, type FieldValue } from '../history/field-value.ts';
import type { FieldChange } from '../history/record-changes.ts';
import type { Aggregate, Stamped } from './aggregate.ts';
import { takeWriteRoad, type Findings, type WriteAnswer, type WriteRequest } from './write-road.ts';

/** A value of a field: as it is compared and stored in the history, and as people see it. */
export interface Shown {
  readonly value: FieldValue | Date;
  /** Only when people see something else than the value, such as a name for an id. */
  readonly text?: string | null;
}

/** What a new value means for a record: refused, or the columns to set, perhaps after a question. */
export type Resolved<Patch> = Findings & Shown & { readonly patch: Patch };

/** What every single-value edit sends (AA7). */
export type EditBody<Wire> = WriteRequest & {
  readonly newValue: Wire;
  /** Minutes east of UTC of the caller's clock. */
  readonly timeZoneOffset?: number | undefined;
};

type Entered = Pick<EditBody<unknown>, 'timeZoneOffset'>;

/** How one field is edited, beside what the domain says of it: its value, what speaks against a new one, what follows. */
export interface EditRule<Field, Row, Patch, Wire> {
  readonly field: Field;
  /** The sentence that the person reads when it is done. */
  readonly success: string;
  present(row: Row, context: RequestContext): Shown | Promise<Shown>;
  resolve(
    newValue: Wire,
    row: Row,
    context: RequestContext,
    entered: Entered,
  ): Resolved<Patch> | Promise<Resolved<Patch>>;
  /** What follows in the same transaction, from the record as it is stored now. */
  effects?(stored: Row, context: RequestContext): Promise<void>;
}

/** What the edits of one kind of record have in common. */
export interface EditedRecord<Row extends Stamped, Patch, Field extends string, Column extends Field> {
  readonly aggregate: Aggregate<Row, Patch>;
  /** What the domain says of the fields. */
  readonly fields: Readonly<Record<Field, { readonly kind: ValueKind; readonly edit: EditRight }>>;
  /** The fields that are a column of the same name. */
  columnsOf(row: Row): Readonly<Record<Column, FieldValue | Date>>;
  authorise(field: Field, row: Row, context: RequestContext): Verdict;
  /** Other fields that change with a patch, for the history; `told` is what it tells already. */
  alsoChanged(row: Row, patch: Patch, told: readonly FieldChange[]): FieldChange[];
}

/** What is special about a field that is a column. */
export interface ColumnOptions<Row, Patch, Wire> {
  readonly success: string;
  /** What speaks against a new value. */
  check?(newValue: Wire, row: Row, context: RequestContext, entered: Entered): Findings | Promise<Findings>;
  /** What it sets besides. */
  along?(newValue: Wire): Patch;
  effects?(stored: Row, context: RequestContext): Promise<void>;
}

/** Makes the edits of one kind of record: `column` a rule for a plain column, `edit` a call out of a rule. */
export function editsOf<Row extends Stamped, Patch, Field extends string, Column extends Field>(
  record: EditedRecord<Row, Patch, Field, Column>,
) {
  type Rule<Wire> = EditRule<Field, Row, Patch, Wire>;
  const { aggregate, fields } = record;
  return {
    /** The rule of a field that is a column: its value is shown and read as its kind is. */
    column<Wire extends FieldValue = FieldValue>(
      field: Column,
      { success, check, along, effects }: ColumnOptions<Row, Patch, Wire>,
    ): Rule<Wire> {
      const { kind } = fields[field];
      return {
        field,
        success,
        present: (row) => shown(kind, record.columnsOf(row)[field]),
        resolve: async (newValue, row, context, entered) => {
          const next = shown(kind, valueOf(kind, newValue));
          // Columns of this name are those of the patch; the contract has checked the value.
          const patch = { [field]: next.value, ...along?.(newValue) } as Patch;
          return { ...next, patch, ...(await check?.(newValue, row, context, entered)) };
        },
        ...(effects && { effects }),
      };
    },

    /** Carries out one edit of one field on the write road. */
    edit<Wire>(context: RequestContext, rule: Rule<Wire>, body: EditBody<Wire>): Promise<WriteAnswer> {
      const { field, success } = rule;
      const { kind, edit } = fields[field];
      return takeWriteRoad(context, aggregate, body, {
        fields: [field],
        hasStamp: edit.hasStamp,
        success,
        authorise: (row) => record.authorise(field, row, context),
        decide: async (row) => {
          const present = await rule.present(row, context);
          const next = await rule.resolve(body.newValue, row, context, body);
          const change = changed(field, kind, present.value, next.value, (value) =>
            textOf(value === next.value ? next : present),
          );
          const changes =
            change.length > 0 ? [...change, ...record.alsoChanged(row, next.patch, change)] : [];
          return { ...next, changes, effects: async (stored) => rule.effects?.(stored, context) };
        },
      });
    },
  };
}

/** What a value of a kind is on this side of the wire: a text in one line, as names are, an instant as such. */
function valueOf(kind: ValueKind, wire: FieldValue): FieldValue | Date {
  if (typeof wire !== 'string') return wire;
  if (kind === 'instant') return new Date(wire);
  return kind === 'text' ? enteredName(wire) || null : wire;
}

/** A value of a kind without a vocabulary of its own, as people see it. */
function shown(kind: ValueKind, value: FieldValue | Date): Shown {
  return kind === 'date' && typeof value === 'string' ? { value, text: shownDate(value) } : { value };
}

function textOf({ value, text }: Shown): string | null {
  return text === undefined ? shownValue(value) : text;
}
