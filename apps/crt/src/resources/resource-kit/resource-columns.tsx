import { defineColumns, type Column } from '@crt/ui/DataTable';
import type { RecordRow } from './define-resource.ts';
import { columnWidth } from './column-width.ts';
import { choicesOf, textOf, type PlainField } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { RowActions, type RowActs } from './RowActions.tsx';

/** A column once its facts have been checked against the contract. */
export interface PlainColumn extends Pick<PlainField, 'from' | 'value' | 'text' | 'closed'> {
  readonly key: string;
  readonly header: string;
  readonly kind?: 'text' | 'number' | 'boolean' | 'choice';
}

/**
 * The columns of a list of reference data, as wide as what these records say, with what may be done to each record at
 * their end.
 */
export function resourceColumns<Row extends RecordRow>(
  facts: readonly PlainColumn[],
  { lists, records }: { readonly lists: object; readonly records: readonly Row[] },
  acts: RowActs<Row>,
): readonly Column<Row>[] {
  const nameKey = facts[0]?.key ?? '';
  const hasActs = Object.values(acts).some((act) => act !== undefined);
  return defineColumns<Row>([
    ...facts.map((fact) => columnOf(fact, lists, records)),
    ...(hasActs ? [actionColumn(nameKey, acts)] : []),
  ]);
}

/** Reads what a cell says of a record, for the search too; yes and no are filtered by, not searched for. What is closed says so. */
export function cellReader(fact: PlainColumn, lists: object): (record: object) => string {
  const { key, header, kind = 'text', ...list } = fact;
  if (kind === 'text') return (record) => textOf(record, key);
  if (kind === 'boolean') return () => '';
  if (kind === 'number') return (record) => String(Reflect.get(record, key) ?? '');
  const choices = choicesOf({ kind, label: header, ...list }, lists);
  const names = new Map(
    choices.map(({ id, name, description }) => [id, description ? `${name} (${description})` : name]),
  );
  return (record) => names.get(Reflect.get(record, key) as number) ?? '';
}

function columnOf<Row extends object>(
  fact: PlainColumn,
  lists: object,
  records: readonly Row[],
): Column<Row> {
  const { key, header, kind = 'text' } = fact;
  const common = { id: key, header, width: columnWidth(header, []) };
  switch (kind) {
    case 'text':
    case 'choice': {
      const read = cellReader(fact, lists);
      return {
        ...common,
        kind: 'text',
        value: read,
        width: columnWidth(header, records.map(read)),
        isFlexible: true,
      };
    }
    case 'number':
      return { ...common, kind, value: (row) => Reflect.get(row, key) as number | null };
    case 'boolean':
      return { ...common, kind, value: (row) => Reflect.get(row, key) === true };
  }
}

function actionColumn<Row extends RecordRow>(nameKey: string, acts: RowActs<Row>): Column<Row> {
  const count = Object.values(acts).filter((act) => act !== undefined).length;
  return {
    id: 'actions',
    header: texts.actions,
    kind: 'custom',
    align: 'end',
    // Wide enough for its head too.
    width: Math.max(96, 32 + 32 * count),
    isSortable: false,
    isResizable: false,
    // In reach also where the columns do not fit.
    initialPin: 'end',
    cell: (row) => <RowActions name={textOf(row, nameKey)} record={row} {...acts} />,
  };
}
