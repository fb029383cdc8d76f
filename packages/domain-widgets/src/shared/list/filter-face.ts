import type { ReactNode } from 'react';

/** What draws the control of a filter. */
export interface FilterControl<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A filter in force, in words. */
export interface FilterChip<Value> {
  /** Unique among the chips of its filter, where that has several. */
  readonly id?: string;
  /** Default: the label of the filter. */
  readonly name?: string | undefined;
  readonly value: string;
  /** The filter without what the chip says; default: nothing of it. */
  readonly without?: Value;
}

/** How a filter looks: its control in the bar, and its chips below while it narrows. */
export interface FilterFace<Value> {
  readonly control: (control: FilterControl<Value>) => ReactNode;
  readonly chips: (value: Value) => readonly FilterChip<Value>[];
}

/** The faces of all filters of a list. */
export type FilterFaces<Filters> = { readonly [Name in keyof Filters]: FilterFace<Filters[Name]> };
