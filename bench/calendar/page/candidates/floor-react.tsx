import { useMemo, useState } from 'react';
import { type CalendarProps, type Candidate, buttonNamed } from '../candidate.ts';
import { type Entry, FIRST_DATE } from '../entries.ts';

// The least that shows the same: no zones, no keys, no dragging; what a person would write in an afternoon.
const DAY = 86_400_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Placed {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
  column: number;
  columns: number;
}

function placeDay(entries: readonly Entry[], day: number): Placed[] {
  const placed: Placed[] = [];
  for (const entry of entries) {
    const start = Date.parse(entry.start) - day;
    if (start >= 0 && start < DAY)
      placed.push({ entry, start, end: Date.parse(entry.end) - day, column: 0, columns: 1 });
  }
  placed.sort((a, b) => a.start - b.start);
  let cluster: Placed[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of cluster) one.columns = ends.length;
    [cluster, ends] = [[], []];
  };
  for (const one of placed) {
    if (ends.every((end) => end <= one.start)) close();
    const free = ends.findIndex((end) => end <= one.start);
    one.column = free < 0 ? ends.length : free;
    ends[one.column] = one.end;
    cluster.push(one);
  }
  close();
  return placed;
}

const Week = ({ entries, first }: { entries: readonly Entry[]; first: number }) => (
  <div style={{ display: 'flex', blockSize: 660, overflow: 'auto' }}>
    <div>
      {HOURS.map((hour) => (
        <div key={hour} style={{ blockSize: 48 }}>{`${hour}:00`}</div>
      ))}
    </div>
    {Array.from({ length: 7 }, (_, index) => first + index * DAY).map((day) => (
      <div key={day} style={{ position: 'relative', flex: 1, blockSize: 1152, borderLeft: '1px solid #ccc' }}>
        {placeDay(entries, day).map(({ entry, start, end, column, columns }) => (
          <div
            key={entry.id}
            className="event"
            style={{
              position: 'absolute',
              overflow: 'hidden',
              top: `${(start / DAY) * 100}%`,
              height: `${((end - start) / DAY) * 100}%`,
              left: `${(column / columns) * 100}%`,
              width: `${100 / columns}%`,
              background: '#e0f2f5',
            }}
          >
            <span>{entry.start.slice(11, 16)}</span> <b>{entry.title}</b>
          </div>
        ))}
      </div>
    ))}
  </div>
);

const Month = ({ entries, first }: { entries: readonly Entry[]; first: number }) => {
  const days = useMemo(() => {
    const byDay = new Map<number, Entry[]>();
    for (const entry of entries) {
      const day = Math.floor(Date.parse(entry.start) / DAY) * DAY;
      const list = byDay.get(day);
      if (list) list.push(entry);
      else byDay.set(day, [entry]);
    }
    return byDay;
  }, [entries]);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gridAutoRows: 120 }}>
      {Array.from({ length: 42 }, (_, index) => first + index * DAY).map((day) => {
        const list = (days.get(day) ?? []).toSorted((a, b) => a.start.localeCompare(b.start));
        return (
          <div key={day} style={{ overflow: 'hidden', borderTop: '1px solid #ccc' }}>
            <div>{new Date(day).getUTCDate()}</div>
            {list.slice(0, 3).map((entry) => (
              <div key={entry.id} className="event" style={{ whiteSpace: 'nowrap', overflow: 'hidden' }}>
                <span>{entry.start.slice(11, 16)}</span> <b>{entry.title}</b>
              </div>
            ))}
            {list.length > 3 && <div>{`+${list.length - 3} more`}</div>}
          </div>
        );
      })}
    </div>
  );
};

/** The Monday on or before a day. */
const monday = (day: number): number => day - ((Math.round(day / DAY) + 3) % 7) * DAY;

const Calendar = ({ entries, view: firstView }: CalendarProps) => {
  const [view, setView] = useState(firstView);
  const [date, setDate] = useState(Date.parse(FIRST_DATE));
  const month = new Date(date);
  const next =
    view === 'week' ? date + 7 * DAY : Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1);
  const first = Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1);
  return (
    <div>
      <button type="button" onClick={() => setDate(next)}>
        Next
      </button>
      <button type="button" onClick={() => setView('month')}>
        Month
      </button>
      <button type="button" onClick={() => setView('week')}>
        Week
      </button>
      {view === 'week' ? (
        <Week entries={entries} first={monday(date)} />
      ) : (
        <Month entries={entries} first={monday(first)} />
      )}
    </div>
  );
};

export const candidate: Candidate = {
  Calendar,
  event: '.event',
  slot: '.slot',
  next: () => buttonNamed(/^Next$/),
  show: (view) => buttonNamed(view === 'week' ? /^Week$/ : /^Month$/),
};
