import { defineColumns, type Column } from '@crt/ui/DataTable';
import type { RecordRow } from './define-resource.ts';
import { textOf } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { RowActions, type RowActs } from './RowActions.tsx';

/** A column once its facts have been checked against the contract. */
export interface PlainColumn {
  readonly key: string;
  readonly header: string;
  readonly kind?: 'text' | 'number' | 'flag';
}

/** The columns of a list of reference data, with what may be done to each record at their end. */
export function resourceColumns<Row extends RecordRow>(
  facts: readonly PlainColumn[],
  acts: RowActs<Row>,
): readonly Column<Row>[] {
  const nameKey = facts[0]?.key ?? '';
  const hasActs = Object.values(acts).some((act) => act !== undefined);
  return defineColumns<Row>([...facts.map(columnOf<Row>), ...(hasActs ? [actionColumn(nameKey, acts)] : [])]);
}

function columnOf<Row extends object>({ key, header, kind = 'text' }: PlainColumn): Column<Row> {
  const common = { id: key, header };
  switch (kind) {
    case 'text':
      return { ...common, kind, value: (row) => textOf(row, key), width: 150, isFlexible: true };
    case 'number':
      return { ...common, kind, value: (row) => Reflect.get(row, key) as number | null, width: 100 };
    case 'flag':
      return { ...common, kind: 'boolean', value: (row) => Reflect.get(row, key) === true, width: 100 };
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
    cell: (row) => <RowActions name={textOf(row, nameKey)} record={row} {...acts} />,
  };
}
