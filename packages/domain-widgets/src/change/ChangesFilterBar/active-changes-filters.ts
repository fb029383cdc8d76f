import type { ChangeTypeSettings } from '@crt/api-client/types-main';
import { formatDate } from '@crt/ui/format-date';
import type { ActiveFilter } from '@crt/ui/FilterBar';
import { namesOf, type FilterGroup } from '../../shared/filter/filter-option.ts';
import type { ChangesFilters, ChangesSpan, ChangeTypeChoice } from '../changes-query.ts';
import { changesTexts } from '../changes.texts.ts';

const texts = changesTexts.filters;

/** Names of what is chosen, as far as they are known. */
export interface ChangesNames {
  readonly products: readonly FilterGroup[];
  readonly distributionCenters: readonly FilterGroup[];
  /** What the values of the chosen change type are; until it is known they speak for themselves. */
  readonly settings: ChangeTypeSettings | undefined;
  /** Name of the chosen user; its id until somebody knows it. */
  readonly user: string;
  readonly timeZone: string;
}

/** What is in force, as chips in the order of the bar. */
export function activeChangesFilters(
  filters: ChangesFilters,
  names: ChangesNames,
  onChange: (filters: ChangesFilters) => void,
): readonly ActiveFilter[] {
  const chip = (id: keyof ChangesFilters, value: string, none: Partial<ChangesFilters>): ActiveFilter[] =>
    value === ''
      ? []
      : [
          {
            id,
            name: chipNames[id],
            value,
            onRemove: () => onChange({ ...filters, ...none }),
          },
        ];
  const centers = filters.distributionCenters.map(String);
  return [
    ...chip('requestId', filters.requestId, { requestId: '' }),
    ...chip('products', namesOf(names.products, filters.products).join(', '), { products: [] }),
    ...chip('type', filters.type ? typeText(filters.type, names.settings) : '', { type: undefined }),
    ...chip('span', filters.span ? spanText(filters.span, names.timeZone) : '', { span: undefined }),
    ...chip('distributionCenters', namesOf(names.distributionCenters, centers).join(', '), {
      distributionCenters: [],
    }),
    ...chip('userId', filters.userId === '' ? '' : names.user, { userId: '' }),
  ];
}

const chipNames: Readonly<Record<keyof ChangesFilters, string>> = {
  requestId: texts.requestId,
  products: texts.products,
  type: texts.changeType,
  span: texts.date,
  distributionCenters: texts.distributionCenters,
  userId: texts.user,
};

function typeText(
  { label, oldValue, newValue }: ChangeTypeChoice,
  settings: ChangeTypeSettings | undefined,
): string {
  if (oldValue === '' && newValue === '') return label;
  const old = oldValue === '' ? '' : texts.since(valueText(oldValue, settings));
  const next = newValue === '' ? '' : texts.until(valueText(newValue, settings));
  return `${label}: ${`${old} ${next}`.trim()}`;
}

/** A value as it was chosen: the words of an option, a date in the order of all dates (V4, A29). */
function valueText(value: string, settings: ChangeTypeSettings | undefined): string {
  if (settings?.filterType === 3) return formatDate(value, 'date', 'UTC');
  return settings?.changeTypeSelectOptions.find((option) => option.value === value)?.text ?? value;
}

function spanText(span: ChangesSpan, timeZone: string): string {
  if (span.kind === 'relative') return texts.last(span.text);
  const at = (instant: string) => formatDate(instant, 'dateTime', timeZone);
  const start = span.start === null ? '' : texts.since(at(span.start));
  const end = span.end === null ? '' : texts.until(at(span.end));
  return `${start} ${end}`.trim();
}
