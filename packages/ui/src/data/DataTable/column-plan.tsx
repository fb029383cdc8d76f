import { setElementVars } from '@vanilla-extract/dynamic';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { useLinkRouter } from '../../primitives/Link/link-context.ts';
import { useTimeZoneFinder } from '../../texts/LocaleProvider.tsx';
import { useTheme } from '../../theme/ThemeProvider.tsx';
import { useDataTexts } from '../data-texts.ts';
import { cellRendererOf, type CellSurroundings } from './cell-renderer.tsx';
import { cellTextOf, type CellText } from './cell-text.ts';
import { alignOf, type Column } from './column.ts';
import { pinOf, type ColumnLayout } from './column-layout.ts';
import { columnPlacements, type ColumnPlacement } from './column-placements.ts';
import {
  cellAlign,
  columnTracks,
  figures,
  pinned,
  pinnedLast,
  pinnedWidths,
  rowWidth,
  words,
} from './DataTable.css.ts';

/** A visible column with everything that its cells share, so that a cell is one element and nothing more. */
export interface PlannedColumn<Row> {
  readonly column: Column<Row>;
  /** Width in px as declared or resized; flexible columns may be drawn wider. */
  readonly width: number;
  readonly className: string;
  /** The sticky offset of pinned columns. */
  readonly style: CSSProperties | undefined;
  readonly pin: 'start' | 'end' | undefined;
  readonly text: CellText<Row>;
  readonly render: (row: Row) => ReactNode;
}

/** The utility columns before the data: the checkbox and the expander. */
export interface UtilityColumns {
  readonly hasSelection: boolean;
  readonly hasDetail: boolean;
}

/** The visible columns in their order, made anew only when the columns or their layout change. */
export interface ColumnPlan<Row> extends UtilityColumns {
  readonly columns: readonly PlannedColumn<Row>[];
  /** How many utility columns stand before the first data column. */
  readonly leading: number;
  /** The CSS grid tracks that every row has, utility columns first. */
  readonly tracks: readonly string[];
  /** The narrowest width in px at which all columns fit. */
  readonly width: number;
  /** Writes tracks and width as the style that all rows share. */
  readonly draw: (element: HTMLElement, tracks: readonly string[], width: number) => void;
}

/** Width in px of a utility column. */
export const UTILITY_WIDTH = 40;

function stickyStyle(pin: 'start' | 'end' | undefined, offset: number): CSSProperties | undefined {
  if (pin === undefined) return undefined;
  return pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
}

function plannedColumn<Row>(
  column: Column<Row>,
  placement: ColumnPlacement,
  pin: 'start' | 'end' | undefined,
  leadingWidth: number,
  surroundings: CellSurroundings,
): PlannedColumn<Row> {
  const align = alignOf(column);
  const isFigure = column.kind === 'number' || column.kind === 'date';
  const isWords = align === 'start' && (column.kind === 'text' || column.kind === 'link');
  const classes = [
    cellAlign[align],
    isWords && words,
    isFigure && figures[align],
    pin && pinned[pin],
    pin && placement.isPinEdge && pinnedLast[pin],
  ];
  const { texts, timeZone } = surroundings;
  const text = cellTextOf(column, { words: [texts.yes, texts.no], timeZone });
  return {
    column,
    width: placement.width,
    className: classes.filter(Boolean).join(' '),
    style: stickyStyle(pin, pin === 'start' ? placement.offset + leadingWidth : placement.offset),
    pin,
    text,
    render: cellRendererOf(column, text, surroundings),
  };
}

/** The grid track of a column: a fixed width, or a share of what is left while nobody has resized it. */
function trackOf<Row>({ column, width, pin }: PlannedColumn<Row>, layout: ColumnLayout): string {
  const isFlexible =
    column.isFlexible === true && pin === undefined && layout.widths[column.id] === undefined;
  return isFlexible ? `minmax(${width}px, 1fr)` : `${width}px`;
}

/** The widths of what is pinned at the start, utility columns included, and at the end. */
function pinnedWidthsOf<Row>(columns: readonly PlannedColumn<Row>[], leading: number): string {
  const widths = { start: leading * UTILITY_WIDTH, end: 0 };
  for (const { pin, width } of columns) if (pin) widths[pin] += width;
  return `${widths.start}px ${widths.end}px`;
}

/** Plans the visible columns of a table; the plan is the same object until columns, layout or texts change. */
export function useColumnPlan<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  { hasSelection, hasDetail }: UtilityColumns,
): ColumnPlan<Row> {
  const texts = useDataTexts();
  const { density } = useTheme();
  const timeZone = useTimeZoneFinder();
  const { base } = useLinkRouter();
  return useMemo(() => {
    const surroundings = { texts, base, timeZone };
    const leading = Number(hasSelection) + Number(hasDetail);
    const byId = new Map(columns.map((column) => [column.id, column]));
    const planned = columnPlacements(columns, layout, density).flatMap((placement) => {
      const column = byId.get(placement.id);
      const pin = pinOf(layout, placement.id);
      return column ? [plannedColumn(column, placement, pin, leading * UTILITY_WIDTH, surroundings)] : [];
    });
    const tracks = planned.map((column) => trackOf(column, layout));
    // The last track takes what is left, so that lines and tones reach the edge.
    const isFilled = tracks.some((track) => track.endsWith('fr)'));
    const utility = Array.from({ length: leading }, () => `${UTILITY_WIDTH}px`);
    return {
      hasSelection,
      hasDetail,
      leading,
      columns: planned,
      tracks: [...utility, ...tracks, ...(isFilled ? [] : ['minmax(0, 1fr)'])],
      width: planned.reduce((sum, { width }) => sum + width, leading * UTILITY_WIDTH),
      draw: (element, drawn, width) =>
        setElementVars(element, {
          [columnTracks]: drawn.join(' '),
          [rowWidth]: `${width}px`,
          [pinnedWidths]: pinnedWidthsOf(planned, leading),
        }),
    };
  }, [columns, layout, texts, base, timeZone, density, hasSelection, hasDetail]);
}
