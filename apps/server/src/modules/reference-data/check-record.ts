import { shownValue, type FieldValue } from '../history/field-value.ts';
import type { RequestContext } from '../../context.ts';
import type { Refusal } from './record-outcome.ts';
import { isTaken } from './record-store.ts';
import {
  nameField,
  type EnteredValues,
  type RecordField,
  type RecordRow,
  type RecordTable,
  type ReferenceFacts,
  type Unentered,
} from './reference-facts.ts';

/** How a caller sends a write: the stamp of what it read and whether it confirmed the warnings. */
export interface RecordWrite {
  readonly timestampBase64?: string | undefined;
  readonly ignoreWarning?: boolean | undefined;
}

/** A record as it would be stored. */
interface Candidate<Table extends RecordTable, Kept extends Unentered<Table>> {
  readonly values: EnteredValues<Table, Kept>;
  readonly before: RecordRow<Table> | undefined;
  readonly write: RecordWrite;
}

/** What stops a write: the first error, or a question when warnings were not confirmed (A24). */
export async function checkRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  { values, before, write }: Candidate<Table, Kept>,
): Promise<Refusal | undefined> {
  const empty = fieldsOf(facts).find(
    ([field, { isOptional }]) => isOptional !== true && isEmpty(values, field),
  );
  if (empty) return { refusal: 'invalid', message: `${empty[1].label} is required`, field: empty[0] };
  const findings = (await facts.check?.(context, values, before)) ?? {};
  if (findings.error !== undefined)
    return { refusal: findings.refusal ?? 'invalid', message: findings.error, field: findings.field };
  const taken = await takenBy(context, facts, values, before?.id ?? 0);
  if (taken) return taken;
  const warnings = findings.warnings ?? [];
  return warnings.length > 0 && write.ignoreWarning !== true
    ? { refusal: 'unconfirmed', message: warnings.join('\n') }
    : undefined;
}

/** The refusal of a record that is not told apart from another one; undefined when it is. */
async function takenBy<Table extends RecordTable, Kept extends Unentered<Table>>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  values: EnteredValues<Table, Kept>,
  exceptId: number,
): Promise<Refusal | undefined> {
  const fields = facts.fields as Readonly<Record<string, RecordField<unknown> | undefined>>;
  const name = nameField(facts);
  const valueOf = (field: string) => values[field as keyof typeof values] as unknown;
  // What is called by something else, as preferences by their surgeon, is told apart by its own check.
  const wanted = facts.unique ?? (typeof valueOf(name) === 'string' ? [[name]] : []);
  for (const together of wanted) {
    const same = new Map(together.map((field) => [field, valueOf(field)]));
    if (!(await isTaken(context.tx, facts, same, exceptId))) continue;
    const parts = [...same]
      .filter(([, value]) => value !== null)
      .map(async ([field, value]) => {
        const fact = fields[field];
        const label = facts.unique === undefined ? 'name' : (fact?.label ?? field);
        return `the ${label} ${(await fact?.text?.(context, value as never)) ?? shownValue(value as FieldValue)}`;
      });
    const article = /^[aeiou]/i.test(facts.noun) ? 'An' : 'A';
    const told = new Intl.ListFormat('en').format(await Promise.all(parts));
    return {
      refusal: 'taken',
      message: `${article} ${facts.noun} with ${told} already exists.`,
      field: together[0],
    };
  }
  return undefined;
}

/** The fields of a kind of records with what is told about them. */
export const fieldsOf = ({ fields }: { readonly fields: object }): [string, FieldFacts][] =>
  Object.entries(fields as Record<string, FieldFacts>);

interface FieldFacts {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hasLines?: boolean;
}

const isEmpty = (values: object, field: string): boolean => {
  const value: unknown = Reflect.get(values, field);
  return value === '' || value === null;
};
