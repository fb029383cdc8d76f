import type { ReactNode } from 'react';
import type { Field, Plan } from './plans.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatInstant(iso: string, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
    formats.set(timeZone, format);
  }
  return format.format(Date.parse(iso));
}

/** What a cell shows, with the same effort for every peer: formatters are made once, elements are few. */
export function renderCell({ id, kind }: Field, plan: Plan): ReactNode {
  const value = plan[id];
  switch (kind) {
    case 'link':
      return (
        <a href={`#${String(value)}`} tabIndex={-1}>
          {value}
        </a>
      );
    case 'badge':
      return <span className="badge">{value}</span>;
    case 'progress':
      return (
        <>
          <span className="bar">
            <i style={{ inlineSize: `${String(value)}%` }} />
          </span>
          {value}%
        </>
      );
    case 'date':
      return String(value).split('-').reverse().join('/');
    case 'dateTime':
      return formatInstant(String(value), plan.zone);
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    default:
      return value as string | number;
  }
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The usual comparison: numbers by size, text by the language. */
export function comparePlans(id: keyof Plan, direction: 1 | -1): (left: Plan, right: Plan) => number {
  return (left, right) => {
    const [a, b] = [left[id], right[id]];
    const result = typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b);
    return direction * result;
  };
}
