import type { ChangesFilterState } from '@crt/api-client/types-main';
import { planFieldText } from '@crt/domain/plan-field';
import { textIn } from '../shared/list/address-values.ts';
import type { ListFilter } from '../shared/list/list-filter.ts';
import { changesTexts } from './changes.texts.ts';

/** A change type, by its code and its text, and the values that are looked for; '' looks for any (V3). */
export interface ChangeTypeChoice {
  readonly code: string;
  readonly label: string;
  readonly oldValue: string;
  readonly newValue: string;
}

type Wire = Pick<ChangesFilterState, 'changeTypeFilter'>;

/** What was changed, from what and to what (V3, V4). */
export const changeTypeFilter: ListFilter<ChangeTypeChoice | undefined, Wire, Wire> = {
  label: changesTexts.filters.changeType,
  empty: undefined,
  isEmpty: (value) => value === undefined,
  names: { changeType: 'exact', changeTypeLabel: 'beside', oldValue: 'exact', newValue: 'exact' },
  toAddress: (value) => [
    ['changeType', value?.code ?? ''],
    ['changeTypeLabel', value?.label ?? ''],
    ['oldValue', value?.oldValue ?? ''],
    ['newValue', value?.newValue ?? ''],
  ],
  fromAddress: (query) => {
    const code = textIn(query, 'changeType', 60);
    // What does not look like a code would refuse the whole log.
    if (!/^[\w.:-]+$/.test(code)) return undefined;
    return {
      code,
      label: textIn(query, 'changeTypeLabel', 100) || planFieldText(code).toUpperCase(),
      oldValue: textIn(query, 'oldValue', 200),
      newValue: textIn(query, 'newValue', 200),
    };
  },
  toWire: (value) =>
    value
      ? {
          changeTypeFilter: {
            changeType: value.code,
            oldValue: value.oldValue || null,
            newValue: value.newValue || null,
            changeTypeLabel: value.label,
          },
        }
      : {},
  fromWire: ({ changeTypeFilter: kept }) =>
    kept?.changeType
      ? {
          code: kept.changeType,
          label: kept.changeTypeLabel ?? '',
          oldValue: kept.oldValue ?? '',
          newValue: kept.newValue ?? '',
        }
      : undefined,
};
