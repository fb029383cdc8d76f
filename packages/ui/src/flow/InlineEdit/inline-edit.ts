import type { ReactNode } from 'react';
import type { Key } from 'react-aria-components/Select';
import type {
  BooleanKind,
  ChoiceKind,
  DateKind,
  InstantKind,
  NumberKind,
  TextKind,
} from '../../fields/FieldOfKind/field-kind.ts';

/** What every kind of in-place edit has. `V` is the value, `null` where it is empty. */
export interface InlineEditCommon<V> {
  /** Name of the value, for screen readers; the visible label stands in the PropertyList. */
  label: string;
  value: V;
  /**
   * Saves. While its promise is open the editor waits. Resolving leaves the editor (so resolve when the fresh value
   * is there), resolving with `false` stays in it without a word (the person declined a warning), rejecting stays
   * and shows the error's message.
   */
  onSave: (value: V) => Promise<boolean | void>;
  /** Told when editing begins, so that the caller can remember on which version of the record it is based. */
  onStart?: () => void;
  /** Told when the editor is left: saved, restored, or with nothing changed. */
  onEnd?: () => void;
  /** Shows the value in another way than the kit would: a link, a formatted date. */
  display?: ReactNode;
  /** Lines that the value may fill before it is cut; default 1. */
  lines?: 1 | 3;
  /**
   * How wide the editor is: as its place (default), or as wide as it needs, lying over what follows (`overlay`) or over what
   * stands before it (`overlay-end`), for places that are narrower than a date with its zone.
   */
  width?: 'place' | 'overlay' | 'overlay-end';
  /** Empty is refused with 'Empty value not allowed', shown for 4 s (A30). */
  isRequired?: boolean;
  /** The value is only shown: never allowed for this person. */
  isReadOnly?: boolean;
  /** Not allowed in this state: shown, reachable, with the reason. */
  disabledReason?: string | undefined;
}

/** One line of text. */
export interface InlineText extends InlineEditCommon<string | null>, Pick<TextKind, 'kind'> {
  /** A longer text is refused with these words, and stays as it was typed: nobody cuts it. */
  maxLength?: number;
  /** What else is wrong with a text, asked before it is saved; it is refused with these words and stays as it was typed. */
  faultOf?: (text: string) => string | undefined;
}

/** A whole number, by default 0–999 in steps of 1 (S1 §5); one out of these limits is refused with them (A31). */
export interface InlineNumber
  extends InlineEditCommon<number | null>, Pick<NumberKind, 'kind' | 'min' | 'max'> {}

/** One of a list. */
export interface InlineChoice<K extends Key = Key>
  extends InlineEditCommon<K | null>, Pick<ChoiceKind<K>, 'kind' | 'options'> {}

/** A day, `2026-11-24`. */
export interface InlineDate extends InlineEditCommon<string | null>, DateKind {}

/** An instant, `2026-11-24T08:00:00Z`, in a zone. */
export interface InlineInstant extends InlineEditCommon<string | null>, InstantKind {}

/** Yes or no. */
export interface InlineBoolean extends InlineEditCommon<boolean>, BooleanKind {}

/** An in-place edit of any kind. */
export type InlineEditProps<K extends Key = Key> =
  InlineText | InlineNumber | InlineChoice<K> | InlineDate | InlineInstant | InlineBoolean;

type Place = Exclude<keyof InlineEditCommon<unknown>, 'value' | 'isRequired'>;
type ValueOf<Edit> = Edit extends unknown ? Omit<Edit, Place> : never;

/** A value and how it is entered, by its kind; what an in-place edit needs beside its place. */
export type InlineValue<K extends Key = Key> = ValueOf<InlineEditProps<K>>;

/** Nothing, or nothing but blanks. */
export const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** What an edit takes: numbers from one to another, so many characters, or texts that a rule of the caller takes. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number | undefined;
  readonly faultOf?: ((text: string) => string | undefined) | undefined;
}

/** What an edit of a number or a text takes. */
export const limitsOfEdit = (edit: InlineEditProps): Limits => {
  if (edit.kind === 'number') return limitsOf(edit);
  return edit.kind === 'text' ? { maxLength: edit.maxLength, faultOf: edit.faultOf } : {};
};

/** The smallest and the greatest number of an edit. */
export const limitsOf = ({ min = 0, max = 999 }: Pick<InlineNumber, 'min' | 'max'>) => ({ min, max });
