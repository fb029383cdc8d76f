import type { AdditionalChoice, PlanDateFilter, PlanDateSpan } from '@crt/domain-widgets/plan-query';
import { readId } from '../../routes/paths.ts';

/** The numbers of the ten milestones, without their names: these are not for the first picture. */
const knownMilestone = /^(?:[1-9]|10)$/;

/** Names of the date filter in the address; only those of one kind of span stand there (E37). */
export const dateNames = ['milestone', 'dateType', 'date', 'startDate', 'endDate', 'relative'] as const;

/** The date filter of an address; undefined unless it is whole. */
export function readDate(query: URLSearchParams): PlanDateFilter | undefined {
  const milestone = query.get('milestone') ?? '';
  const span = readSpan(query);
  if (!knownMilestone.test(milestone) || !span) return undefined;
  return { milestoneId: Number(milestone), dateType: query.get('dateType') === '0' ? 0 : 1, span };
}

/** Whether a text is a day of the calendar, as 2026-02-28 is and 2026-02-30 is not. */
function isDay(text: string | null): text is string {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function readSpan(query: URLSearchParams): PlanDateSpan | undefined {
  const [date, start, end] = [query.get('date'), query.get('startDate'), query.get('endDate')];
  if (isDay(date)) return { kind: 'date', date };
  if (isDay(start) && isDay(end) && start <= end) return { kind: 'range', start, end };
  const [, modifier, amount, unit] = /^([01])-(\d{1,3})-([012])$/.exec(query.get('relative') ?? '') ?? [];
  if (unit === undefined) return undefined;
  return {
    kind: 'relative',
    range: {
      modifier: modifier === '1' ? 1 : 0,
      amount: Number(amount),
      frequency: Number(unit) as 0 | 1 | 2,
    },
  };
}

/** Writes a date filter: a relative range as direction, amount and unit in the numbers of the wire (E13). */
export function writeDate(query: URLSearchParams, filter: PlanDateFilter | undefined): void {
  if (!filter) return;
  query.set('milestone', String(filter.milestoneId));
  query.set('dateType', String(filter.dateType));
  const { span } = filter;
  if (span.kind === 'date') query.set('date', span.date);
  else if (span.kind === 'relative')
    query.set('relative', `${span.range.modifier}-${span.range.amount}-${span.range.frequency}`);
  else {
    query.set('startDate', span.start);
    query.set('endDate', span.end);
  }
}

/** The additional filters of an address: `additional=17:3,4`, once for each (E17). */
export function readAdditional(query: URLSearchParams): readonly AdditionalChoice[] {
  const choices = query.getAll('additional').flatMap((text) => {
    const [, number, list = ''] = /^(\d+):(.+)$/.exec(text) ?? [];
    const id = readId(number);
    if (id === undefined) return [];
    const values = list
      .split(',')
      .map(decoded)
      .filter((value) => value !== '' && value.length <= 60 && !/\p{Cc}/u.test(value));
    return values.length > 0 ? [{ id, values: values.slice(0, 50) }] : [];
  });
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()].slice(0, 20);
}

/** Writes the additional filters; commas in values are escaped. */
export function writeAdditional(query: URLSearchParams, choices: readonly AdditionalChoice[]): void {
  for (const { id, values } of choices)
    query.append('additional', `${id}:${values.map(encodeURIComponent).join(',')}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
