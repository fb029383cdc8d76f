import type { ReactNode } from 'react';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { drawDate } from '../../primitives/DateTime/DateTime.tsx';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { wholeNumbers } from '../../primitives/Text/whole-numbers.tsx';
import type { DataTexts } from '../data-texts.ts';
import type { CellText } from './cell-text.ts';
import type {
  BadgeColumn,
  CellState,
  Column,
  DateColumn,
  LinkColumn,
  ProgressColumn,
  StatusColumn,
} from './column.ts';
import {
  badge,
  externalMark,
  link,
  paused,
  progressTrack,
  state as stateMark,
  threeLines,
  twoLines,
} from './cells.css.ts';

type Renderer<Row> = (row: Row) => ReactNode;

/** What cells take from their surroundings, asked for once per table. */
export interface CellSurroundings {
  readonly texts: DataTexts;
  /** What stands before the application's paths. */
  readonly base: string;
  /** Finds the viewer's IANA zone. */
  readonly timeZone: () => string;
}

/** Links are out of the tab order: the table is one stop, and the arrow keys reach them. */
function linkRenderer<Row>(column: LinkColumn<Row>, { texts, base }: CellSurroundings): Renderer<Row> {
  const external = column.isExternal;
  const isExternal = typeof external === 'function' ? external : () => external === true;
  return (row) => {
    const text = column.value(row);
    const path = column.href(row);
    if (text === null || text === undefined || text === '') return null;
    if (!path) return text;
    const href = path.startsWith('/') ? base + path : path;
    if (!isExternal(row)) {
      return (
        <a className={link} href={href} tabIndex={-1}>
          {text}
        </a>
      );
    }
    return (
      <a className={link} href={href} tabIndex={-1} target="_blank" rel="noreferrer">
        {text}
        <span className={externalMark} aria-hidden />
        <span className={visuallyHidden}>, {texts.opensInNewTab}</span>
      </a>
    );
  };
}

function progressRenderer<Row>(column: ProgressColumn<Row>, text: CellText<Row>): Renderer<Row> {
  return (row) => {
    const value = column.value(row);
    if (value === null || value === undefined) return null;
    const percent = Math.max(0, Math.min(value, 100));
    return (
      <>
        <span className={progressTrack} style={{ backgroundSize: `${percent}% 100%` }} />
        {text(row)}
      </>
    );
  };
}

function badgeRenderer<Row>(column: BadgeColumn<Row>): Renderer<Row> {
  return (row) => {
    const value = column.value(row);
    if (!value) return null;
    const look = badge[value.tone];
    return <span className={value.isPaused ? `${look} ${paused}` : look}>{value.text}</span>;
  };
}

function linesRenderer<Row>(text: CellText<Row>, look: string): Renderer<Row> {
  return (row) => (
    <span data-part="label" className={look}>
      {wholeNumbers(text(row))}
    </span>
  );
}

/** A value, and behind it the shape of what has to be known of it. */
function withState<Row>(draw: Renderer<Row>, state: CellState<Row> | undefined): Renderer<Row> {
  if (!state) return draw;
  return (row) => {
    const found = state(row);
    if (!found) return draw(row);
    return (
      <>
        {draw(row)}
        <span className={stateMark}>
          <StatusMark status={found.status} isWordHidden>
            {found.text}
          </StatusMark>
        </span>
      </>
    );
  };
}

/** A time of day names its zone; a day is its text and nothing more. */
function dateRenderer<Row>(
  column: DateColumn<Row>,
  text: CellText<Row>,
  { timeZone: viewersZone }: CellSurroundings,
): Renderer<Row> {
  const { dateStyle = 'date', timeZone = viewersZone } = column;
  if (dateStyle !== 'dateTime' && dateStyle !== 'time') return text;
  const zoneOf = typeof timeZone === 'string' ? () => timeZone : timeZone;
  return (row) => {
    const value = column.value(row);
    if (value === null || value === undefined || value === '') return null;
    return drawDate({ value, dateStyle, timeZone: zoneOf(row), ownZone: viewersZone() });
  };
}

function statusRenderer<Row>(column: StatusColumn<Row>): Renderer<Row> {
  return (row) => {
    const value = column.value(row);
    return value ? <StatusMark status={value.status}>{value.text}</StatusMark> : null;
  };
}

/**
 * What the cells of a column draw: plain elements, decided once for the column, without hooks or components,
 * because a page may hold a thousand cells.
 */
export function cellRendererOf<Row>(
  column: Column<Row>,
  text: CellText<Row>,
  surroundings: CellSurroundings,
): Renderer<Row> {
  switch (column.kind) {
    case 'text':
      if (column.lines === 3) return linesRenderer(text, threeLines);
      return column.lines === 2 ? linesRenderer(text, twoLines) : text;
    case 'link':
      return withState(linkRenderer(column, surroundings), column.state);
    case 'progress':
      return progressRenderer(column, text);
    case 'status':
      return statusRenderer(column);
    case 'date':
      return withState(dateRenderer(column, text, surroundings), column.state);
    case 'badge':
      return badgeRenderer(column);
    case 'custom':
      return column.cell;
    default:
      return text;
  }
}
