/** What the cells of a list's column hold: how they are drawn, compared and written to a spreadsheet. */
export type ListColumnKind = 'text' | 'number' | 'percent' | 'yes-no' | 'day' | 'instant';

/** A column of a list as browser and server know it; each adds its own half under the same id. */
export interface ListColumn<Id extends string = string> {
  readonly id: Id;
  /** The heading, also in a spreadsheet. */
  readonly label: string;
  readonly kind: ListColumnKind;
  readonly isSortable: boolean;
  /** Offered in the column chooser, but not shown to who has not chosen. */
  readonly isInitiallyHidden: boolean;
}

/** A column as it is kept and goes over the wire: its id, its heading and whether it is shown. */
export interface ColumnChoice {
  field: string;
  name: string;
  visible: boolean;
}

/** The columns of a catalogue as everybody starts with them (E2, E24). */
export const standardColumns = (columns: readonly ListColumn[]): ColumnChoice[] =>
  columns.map(({ id: field, label: name, ...one }) => ({ field, name, visible: !one.isInitiallyHidden }));

/** The columns with these headings, in their order: texts that everybody sees and can sort by, unless `more` says otherwise. */
export const listColumns = <Id extends string>(
  labels: Readonly<Record<Id, string>>,
  more: Readonly<Partial<Record<Id, Partial<ListColumn>>>>,
): readonly ListColumn<Id>[] =>
  (Object.keys(labels) as Id[]).map((id) => ({
    kind: 'text',
    isSortable: true,
    isInitiallyHidden: false,
    ...more[id],
    id,
    label: labels[id],
  }));
