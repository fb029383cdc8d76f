import { readId } from '@crt/domain/record-id';
import {
  initialAllSchedulesFilter,
  type AllSchedulesFilter,
} from '@crt/domain-widgets/ConnectedAllSchedules';

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Reads what the schedules are narrowed to; what makes no sense counts as left out (N23). */
export function readAllSchedulesFilter(query: URLSearchParams): AllSchedulesFilter {
  const zone = query.get('zone');
  return {
    productTypeIds: query.getAll('productType').flatMap((text) => readId(text) ?? []),
    zone: zone !== null && isZone(zone) ? zone : initialAllSchedulesFilter.zone,
    showsBooked: query.get('booked') === 'shown',
    hasWeekends: query.get('weekends') === 'shown',
    hourCycle: query.get('clock') === '12' ? 12 : 24,
  };
}

/** Writes it, so that the address leads here again. */
export const writeAllSchedulesFilter = (filter: AllSchedulesFilter): URLSearchParams =>
  new URLSearchParams([
    ...filter.productTypeIds.map((id) => ['productType', String(id)]),
    ...(filter.zone === null ? [] : [['zone', filter.zone]]),
    ...(filter.showsBooked ? [['booked', 'shown']] : []),
    ...(filter.hasWeekends ? [['weekends', 'shown']] : []),
    ...(filter.hourCycle === 12 ? [['clock', '12']] : []),
  ]);
