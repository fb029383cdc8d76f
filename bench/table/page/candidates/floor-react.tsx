import { memo, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Candidate } from '../candidate.ts';
import { drawnRows } from '../candidate.ts';
import { comparePlans, renderCell } from '../cells.tsx';
import { FIELDS, type Plan } from '../plans.ts';

const ROW = 40;
const OVERSCAN = 6;
const template = `40px ${FIELDS.map(({ width }) => `${width}px`).join(' ')}`;
const width = FIELDS.reduce((sum, field) => sum + field.width, 40);
const rowStyle = { display: 'grid', gridTemplateColumns: template, width, height: ROW } as const;
const cellStyle = {
  padding: '0 12px',
  lineHeight: '39px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
} as const;

interface RowProps {
  plan: Plan;
  top: number;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

const Row = memo(({ plan, top, isSelected, onToggle }: RowProps) => (
  <div
    className="row"
    aria-selected={isSelected}
    style={{ ...rowStyle, position: 'absolute', transform: `translateY(${top}px)` }}
  >
    <div style={cellStyle}>
      <input type="checkbox" aria-label="Select" checked={isSelected} onChange={() => onToggle(plan.id)} />
    </div>
    {FIELDS.map((field) => (
      <div key={field.id} style={cellStyle}>
        {renderCell(field, plan)}
      </div>
    ))}
  </div>
));

/** The floor: what a person writes by hand for exactly this table, with nothing else in it. */
const Table = ({ plans }: { plans: readonly Plan[] }) => {
  const [top, setTop] = useState(0);
  const [sort, setSort] = useState<keyof Plan>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => (sort ? [...plans].sort(comparePlans(sort, 1)) : plans), [plans, sort]);
  const toggle = useCallback((id: string) => {
    setSelected((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN);
  const shown = sorted.slice(first, first + Math.ceil(720 / ROW) + 2 * OVERSCAN);
  const isAll = selected.size === plans.length;
  return (
    <div
      className="scroller"
      style={{ overflow: 'auto', height: 720 }}
      onScroll={(event) => {
        const { scrollTop } = event.currentTarget;
        flushSync(() => setTop(scrollTop));
      }}
    >
      <div
        className="head"
        style={{ ...rowStyle, position: 'sticky', top: 0, zIndex: 1, background: '#fff' }}
      >
        <div style={cellStyle}>
          <input
            type="checkbox"
            aria-label="Select all"
            checked={isAll}
            onChange={() => setSelected(new Set(isAll ? [] : plans.map(({ id }) => id)))}
          />
        </div>
        {FIELDS.map((field) => (
          <button key={field.id} type="button" onClick={() => setSort(field.id)}>
            {field.header}
          </button>
        ))}
      </div>
      <div style={{ position: 'relative', height: sorted.length * ROW, width }}>
        {shown.map((plan, index) => (
          <Row
            key={plan.id}
            plan={plan}
            top={(first + index) * ROW}
            isSelected={selected.has(plan.id)}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  );
};

const rowAt = (index: number) => drawnRows('.row')[index];

export const candidate: Candidate = {
  Table,
  row: '.row',
  scroller: '.scroller',
  rowCheckbox: (index) => rowAt(index)?.querySelector<HTMLElement>('input') ?? null,
  allCheckbox: () => document.querySelector<HTMLElement>('.head input'),
  head: (header) =>
    [...document.querySelectorAll<HTMLElement>('.head button')].find(
      ({ textContent }) => textContent === header,
    ) ?? null,
  isSelected: (index) => rowAt(index)?.ariaSelected === 'true',
  firstText: (column) => rowAt(0)?.children[column + 1]?.textContent ?? '',
};
