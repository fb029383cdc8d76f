import { useState, type KeyboardEvent } from 'react';
import { showFocused } from '../../layout/show-focused.ts';
import { useDataTexts } from '../data-texts.ts';
import { fillOf, HeatCell } from './HeatCell.tsx';
import { nextButton } from './heat-keys.ts';
import { levelOf, type HeatLevel } from './heat-levels.ts';
import * as styles from './HeatMap.css.ts';

/** A row or a column of a HeatMap. */
export interface HeatLine {
  readonly id: string;
  readonly label: string;
}

export interface HeatMapProps {
  /** The name of the map, read aloud. */
  label: string;
  /** What the rows are: `Work centre`. */
  rowsLabel: string;
  rows: readonly HeatLine[];
  columns: readonly HeatLine[];
  /** The figure of a cell; undefined where there is none. */
  getValue: (row: HeatLine, column: HeatLine) => number | undefined;
  /** What the figures mean, from the smallest on. */
  levels: readonly HeatLevel[];
  /** How the figure of a cell is written; default as it is. */
  formatValue?: (value: number, row: HeatLine, column: HeatLine) => string;
  /** What a mark stands for, read aloud and in a tooltip in its place; its level follows. */
  describeValue?: (value: number, row: HeatLine, column: HeatLine) => string;
  /** A cell holds a figure, or a mark of two letters at most: then the columns share the room that is there. */
  cells?: 'figure' | 'mark';
  /** Makes cells buttons, one tab stop with arrow keys between them. */
  onCellPress?: (row: HeatLine, column: HeatLine) => void;
}

const Legend = ({ levels }: { levels: readonly HeatLevel[] }) => {
  const texts = useDataTexts();
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {levels.map((level) => (
        <li key={level.label} className={styles.legendEntry}>
          <span className={`${fillOf(level)} ${styles.swatch}`} />
          {level.label}
        </li>
      ))}
    </ul>
  );
};

const keyOf = (row: HeatLine, column: HeatLine): string => `${row.id} ${column.id}`;

/** Where Tab comes in before anybody has moved: the first cell with a figure. */
function firstStop({ rows, columns, getValue }: HeatMapProps): string | undefined {
  for (const row of rows)
    for (const column of columns) if (getValue(row, column) !== undefined) return keyOf(row, column);
  return undefined;
}

function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
  const next = nextButton(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const Rows = (props: HeatMapProps) => {
  const { rows, columns, getValue, levels, onCellPress, cells = 'figure' } = props;
  const { formatValue = (value) => String(value), describeValue } = props;
  const texts = useDataTexts();
  const [moved, setMoved] = useState<string>();
  const stop = moved ?? firstStop(props);
  const cellOf = (row: HeatLine, column: HeatLine) => {
    const value = getValue(row, column);
    const key = keyOf(row, column);
    return (
      <HeatCell
        figure={value === undefined ? undefined : formatValue(value, row, column)}
        description={value === undefined ? undefined : describeValue?.(value, row, column)}
        level={value === undefined ? undefined : levelOf(value, levels)}
        missingText={texts.noFigure}
        place={`${row.label}, ${column.label}`}
        isStop={key === stop}
        onFocus={() => setMoved(key)}
        onPress={onCellPress && (() => onCellPress(row, column))}
      />
    );
  };
  return rows.map((row) => (
    <tr key={row.id}>
      <th scope="row" className={styles.rowHead}>
        {row.label}
      </th>
      {columns.map((column) => (
        <td key={column.id} className={styles.cell[cells]}>
          {cellOf(row, column)}
        </td>
      ))}
    </tr>
  ));
};

/**
 * Figures over two dimensions, such as the load of work centres over weeks: each cell has its figure, a ground that
 * says how much that is, and words for those who do not see it. Heads stay in view.
 */
export const HeatMap = (props: HeatMapProps) => {
  const { label, rowsLabel, columns, levels, onCellPress, cells = 'figure' } = props;
  // What scrolls must be reachable by keyboard: by its buttons, or itself.
  const asStop = onCellPress ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div className={styles.root} data-component="HeatMap">
      <div className={styles.scroller} onFocusCapture={showFocused} {...asStop}>
        <table
          className={cells === 'mark' ? `${styles.table} ${styles.marks}` : styles.table}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col" data-pinned="head names" className={styles.corner}>
                {rowsLabel}
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={styles.columnHead[cells]}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows {...props} />
          </tbody>
        </table>
      </div>
      <Legend levels={levels} />
    </div>
  );
};
