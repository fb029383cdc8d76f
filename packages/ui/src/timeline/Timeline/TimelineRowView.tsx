import { Button } from 'react-aria-components/Button';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { useTimelineTexts } from '../timeline-texts.ts';
import * as styles from './Timeline.css.ts';
import * as shapes from './timeline-marks.css.ts';
import type { MarkPosition } from './timeline-keys.ts';
import type { PlacedMark, PlacedRow, TimelineRow } from './timeline-layout.ts';
import { useDayFormat } from './use-day-format.ts';

const wholeDay: Intl.DateTimeFormatOptions = { dateStyle: 'full' };

export interface TimelineRowViewProps {
  placed: PlacedRow;
  /** Line of the grid. */
  line: number;
  /** Place among the rows. */
  index: number;
  /** The mark of this row that Tab reaches. */
  active: number | undefined;
  onFocus: (position: MarkPosition) => void;
  onMarkPress: ((row: TimelineRow, kind: PlacedMark['kind']) => void) | undefined;
}

/** One line: its label stays in view, its marks stand on their days. */
export const TimelineRowView = ({
  placed,
  line,
  index,
  active,
  onFocus,
  onMarkPress,
}: TimelineRowViewProps) => {
  const { row, marks, span, daysLate } = placed;
  const name = useMarkName();
  const isLate = daysLate !== undefined && daysLate > 0;
  return (
    <div role="row" className={styles.row} style={{ gridRow: line }}>
      <div role="rowheader" aria-colindex={1} className={styles.label} title={row.label}>
        {row.label}
      </div>
      {span && (
        <div
          aria-hidden
          className={shapes.connector({ isLate })}
          style={{ gridColumn: `${span[0] + 2} / ${span[1] + 3}` }}
        />
      )}
      {marks.map((mark, place) => {
        const text = name(placed, mark);
        return (
          <div
            key={mark.kind}
            role="gridcell"
            aria-colindex={mark.column + 2}
            className={styles.cell}
            style={{ gridColumn: mark.column + 2 }}
          >
            <Tooltip content={text} delay={150}>
              <Button
                aria-label={text}
                data-mark={`${index}.${place}`}
                excludeFromTabOrder={active !== place}
                className={shapes.mark}
                onFocus={() => onFocus({ row: index, mark: place })}
                {...(onMarkPress ? { onPress: () => onMarkPress(row, mark.kind) } : {})}
              >
                <span className={shapes.dot({ kind: mark.kind, isLate })} />
              </Button>
            </Tooltip>
          </div>
        );
      })}
    </div>
  );
};

/** `Shipment, actual, Friday 20 November 2026, 3 days late`. */
function useMarkName() {
  const texts = useTimelineTexts();
  const day = useDayFormat(wholeDay);
  return ({ row, daysLate }: PlacedRow, { kind, date }: PlacedMark): string => {
    const kinds = { planned: texts.planned, actual: texts.actual, both: texts.plannedAndActual };
    const late = daysLate ?? 0;
    const lateness = late > 0 ? texts.daysLate(late) : late < 0 ? texts.daysEarly(-late) : undefined;
    const facts = [row.label, kinds[kind], day(date), lateness, row.detail];
    return facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
  };
}
