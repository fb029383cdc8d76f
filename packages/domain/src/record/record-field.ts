import type { Permission } from '../permission/permission.ts';
import { allow, deny, type Verdict } from '../verdict.ts';

/** What a field holds: how its values are compared, stored in the history and filtered (V4). */
export type ValueKind = 'text' | 'number' | 'date' | 'instant' | 'boolean' | 'choice';

/** Who may edit a field, and whether the call carries the stamp of the record (F9, F59). */
export interface EditRight {
  readonly anyOf: readonly Permission[];
  readonly hasStamp: boolean;
}

/** How a field is edited. `Fact` names the facts that its rule reads: whoever asks has to know these. */
export interface FieldEdit<Facts extends object, Fact extends keyof Facts = never> extends EditRight {
  readonly canEditNow: (record: Pick<Facts, Fact>) => Verdict;
}

/** One field of a record that is edited in place: all that browser and server both know of it. */
export interface RecordField {
  /** The name that people see: beside the value, in histories and conflicts, over a list and a spreadsheet. */
  readonly label: string;
  readonly kind: ValueKind;
  /** May be left empty; every other text has more than blanks. */
  readonly isOptional?: boolean;
  /** A text that is a code: hyphens and digits are the plain ones, whatever it was copied from. */
  readonly isCode?: boolean;
  /** What a part belongs to. It stays when the part is removed, so that no history says that it was removed. */
  readonly isParent?: boolean;
  /** Absent for what the history only tells. */
  readonly edit?: EditRight;
}

/** Whether a holder of `granted` may edit a field at all. */
export function mayEdit({ anyOf }: EditRight, granted: ReadonlySet<Permission>): Verdict {
  return anyOf.some((permission) => granted.has(permission))
    ? allow
    : deny('You have no right to change this.');
}
