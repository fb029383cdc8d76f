import { formatWithZone } from '@crt/ui/format-date';
import type { InlineValue } from '@crt/ui/InlineEdit';
import type { FieldValue } from '../edit/run-edit.ts';
import type { EditCall } from '../edit/use-send-edit.ts';
import { recordTexts } from './record.texts.ts';

/** What every record that is edited in place tells of itself. */
export interface RecordInfo {
  readonly id: number;
  /** The version that was read; absent where it has edits without a stamp only (F59). */
  readonly timestampBase64?: string;
}

/** The zone in which a date of something is read and typed, as that of a milestone; undefined until it is known. */
export type ZoneOf = (id: number) => string | undefined;

/** One field of a record as it is shown and entered, however it is saved. */
export interface EnteredField<Info, Name extends string = string> {
  /** Also its name in the domain. */
  readonly name: Name;
  readonly label: string;
  /** Whether its call carries the stamp (F59). */
  readonly hasStamp: boolean;
  /** Whether it stands on this record at all. */
  readonly isShown?: (info: Info) => boolean;
  /** Its value and how that is entered. Numbers and choices are required unless it says otherwise. */
  readonly edit: (info: Info, zoneOf: ZoneOf) => InlineValue<string | number>;
}

/** One field of a record that is edited in place. */
export interface RecordField<Info, Name extends string = string> extends EnteredField<Info, Name> {
  readonly operation: EditCall;
  /** What its call names the record by, where that is not `id`. */
  readonly idAs?: string;
  /** What its call is given, where that is not `newValue` and `timestampBase64`. */
  readonly bodyOf?: (value: FieldValue, stamp: string | undefined) => object;
  /** Asked before anything is sent. */
  readonly question?: string;
  /** Told when the call itself fails. */
  readonly failed?: string;
}

/** A value as the person reads it, where only text can stand; an instant in its zone, else in `ownZone`. */
export function shownValue(edit: InlineValue<string | number>, value: FieldValue, ownZone: string): string {
  if (value === null || value === '') return recordTexts.none;
  if (typeof value === 'boolean') return value ? recordTexts.yes : recordTexts.no;
  switch (edit.kind) {
    case 'date':
      return formatWithZone(String(value), 'date', 'UTC');
    case 'instant':
      return formatWithZone(String(value), 'dateTime', edit.timeZone ?? ownZone);
    case 'choice':
      return edit.options.find(({ id }) => id === value)?.name ?? String(value);
    default:
      return String(value);
  }
}
