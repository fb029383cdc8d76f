import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { showFocused } from '../../layout/show-focused.ts';
import { useCutEdges } from '../../layout/CutEdges/use-cut-edges.ts';
import * as styles from './Timeline.css.ts';
import { TimelineHead } from './TimelineHead.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';
import { TimelineRowView } from './TimelineRowView.tsx';
import { type MarkPosition, firstMark, nextMark } from './timeline-keys.ts';
import { type TimelineDay, type TimelineGroup, type TimelineRow, placeRow } from './timeline-layout.ts';
import { none } from '../../primitives/none.ts';

export interface TimelineProps {
  /** Names the timeline for screen readers. */
  label: string;
  /** The columns, oldest first. */
  days: readonly TimelineDay[];
  /** The lines, from top to bottom. */
  rows?: readonly TimelineRow[];
  /** Lines under titles, below `rows`. */
  groups?: readonly TimelineGroup[];
  /** Calendar date `YYYY-MM-DD` of the viewer's today: draws the line, and says what is late. */
  today?: string | undefined;
  /** Title of the column of labels. */
  rowHeader?: string;
  /** The key under the timeline. On unless said otherwise. */
  hasLegend?: boolean;
  /** Pressed or Enter on a mark. */
  onMarkPress?: (row: TimelineRow, kind: 'planned' | 'actual' | 'both') => void;
}

/**
 * Days as columns, things as rows: hollow marks for what was planned, filled ones for what happened, a line between
 * them when they differ, red when late. Scrolls sideways under its labels; arrow keys go from mark to mark.
 */
export const Timeline = ({
  label,
  days,
  rows = none,
  groups = none,
  today,
  rowHeader = '',
  hasLegend = true,
  onMarkPress,
}: TimelineProps) => {
  const columns = useMemo(() => new Map(days.map(({ date }, index) => [date, index])), [days]);
  const sections = useMemo(() => {
    const place = (list: readonly TimelineRow[]) => list.map((row) => placeRow(row, columns, today));
    return [
      { id: undefined, label: '', rows: place(rows) },
      ...groups.map((group) => ({ id: group.id, label: group.label, rows: place(group.rows) })),
    ].filter((section) => section.id !== undefined || section.rows.length > 0);
  }, [rows, groups, columns, today]);
  const placed = useMemo(() => sections.flatMap((section) => section.rows), [sections]);
  const marks = useMarkFocus(placed);
  const scroller = useRef<HTMLDivElement>(null);
  useTodayInView(scroller, today);
  useCutEdges(scroller);
  const todayColumn = today === undefined ? undefined : columns.get(today);
  const lineCount = 2 + placed.length + groups.length;
  let line = 2;
  let index = 0;
  return (
    <div data-component="Timeline" className={styles.frame}>
      <div className={styles.edges}>
        <div
          ref={scroller}
          className={styles.scroller}
          onFocusCapture={showFocused}
          {...(marks.active ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
        >
          <div
            role="grid"
            aria-label={label}
            aria-colcount={days.length + 1}
            className={styles.grid}
            style={{ '--days': days.length, '--lines': lineCount } as CSSProperties}
            onKeyDown={marks.onKeyDown}
          >
            <Bands days={days} todayColumn={todayColumn} />
            <TimelineHead days={days} today={today} rowHeader={rowHeader} />
            {sections.map((section) => (
              <div key={section.id ?? ''} role="rowgroup" className={styles.section}>
                {section.id !== undefined && (
                  <div role="row" className={styles.groupRow} style={{ gridRow: ++line }}>
                    <div role="rowheader" className={styles.groupLabel}>
                      {section.label}
                    </div>
                  </div>
                )}
                {section.rows.map((row) => (
                  <TimelineRowView
                    key={row.row.id}
                    placed={row}
                    line={++line}
                    index={index}
                    active={marks.active?.row === index++ ? marks.active.mark : undefined}
                    onFocus={marks.onFocus}
                    onMarkPress={onMarkPress}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {hasLegend && <TimelineLegend />}
    </div>
  );
};

/** What stands behind all rows: weekends, holidays, the line of today. */
const Bands = ({ days, todayColumn }: { days: readonly TimelineDay[]; todayColumn: number | undefined }) => (
  <div aria-hidden className={styles.bands}>
    {days.map(({ date, isWeekend, isHoliday }, column) => {
      const kind = isHoliday ? 'holiday' : isWeekend ? 'weekend' : undefined;
      return kind && <div key={date} className={styles.band({ kind })} style={{ gridColumn: column + 2 }} />;
    })}
    {todayColumn !== undefined && (
      <div className={styles.todayLine} style={{ gridColumn: todayColumn + 2 }} />
    )}
  </div>
);

/** One tab stop that the arrow keys move from mark to mark. */
function useMarkFocus(rows: Parameters<typeof nextMark>[0]) {
  const { direction } = useLocale();
  const [wanted, setActive] = useState<MarkPosition>();
  const isThere = wanted !== undefined && rows[wanted.row]?.marks[wanted.mark] !== undefined;
  const active = isThere ? wanted : firstMark(rows);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!active || event.altKey || event.shiftKey) return;
    const { key, ctrlKey, metaKey, currentTarget } = event;
    const next = nextMark(rows, active, {
      key,
      isFar: ctrlKey || metaKey,
      isRightToLeft: direction === 'rtl',
    });
    if (!next) return;
    event.preventDefault();
    currentTarget.querySelector<HTMLElement>(`[data-mark="${next.row}.${next.mark}"]`)?.focus();
  };
  return { active, onKeyDown, onFocus: setActive };
}

/** Opens with today in the middle, without moving the page around it. */
function useTodayInView(scroller: { current: HTMLDivElement | null }, today: string | undefined) {
  useLayoutEffect(() => {
    const box = scroller.current;
    const column = box?.querySelector(`[data-date="${today ?? ''}"]`)?.getBoundingClientRect();
    if (!box || !column) return;
    const { left, width } = box.getBoundingClientRect();
    box.scrollLeft += column.left + column.width / 2 - left - width / 2;
  }, [scroller, today]);
}
