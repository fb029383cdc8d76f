import type { Key } from 'react-aria-components/Select';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';

/** A text; of several lines where it has `rows`. */
export interface TextKind {
  kind: 'text';
  /** Several lines, as high as this many. */
  rows?: number;
  maxLength?: number;
}

/** A number; one out of its limits is refused and stays to be mended, it does not become another number. */
export interface NumberKind {
  kind: 'number';
  min?: number;
  max?: number;
  /** A fraction is marked with a sentence. */
  isWhole?: boolean;
  /** Digits stand in groups of three; default true. */
  isGrouped?: boolean;
}

/** A day, `2026-11-24`. */
export interface DateKind {
  kind: 'date';
  min?: string;
  max?: string;
}

/** An instant, `2026-11-24T08:00:00Z`, in a zone; by default the viewer's. */
export interface InstantKind {
  kind: 'instant';
  timeZone?: string | undefined;
  /** Earliest and latest day in that zone, `2026-11-24`. */
  min?: string;
  max?: string;
}

/** Yes or no. */
export interface BooleanKind {
  kind: 'boolean';
}

/** One of a list. */
export interface ChoiceKind<K extends Key = Key> {
  kind: 'choice';
  options: readonly Option<K>[];
  /** A long list is found by typing. */
  isSearched?: boolean;
  /** Offers a button that takes the choice back; a searched one has it anyhow. */
  isClearable?: boolean;
}

/** Any number of a list. */
export interface ChoicesKind<K extends Key = Key> {
  kind: 'choices';
  options: readonly Option<K>[];
}

/** What a field holds, by the names that rules and histories have for it, and several choices. */
export type FieldKind = 'text' | 'number' | 'date' | 'instant' | 'boolean' | 'choice' | 'choices';
