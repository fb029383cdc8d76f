import type { ManufacturingCycleFilter } from '@crt/api-client/types-main';
import { allRequestTypes, type RequestType } from '@crt/domain/request-type';
import type { ListFilter } from '../shared/list/list-filter.ts';
import { cycleTexts } from './cycle.texts.ts';

/** The tab of the cycle list: everything, what is critical, one product type or one request type (G1). */
export type CycleListTab = 'all' | 'critical' | `productType-${number}` | `requestType-${RequestType}`;

const form = /^(productType|requestType)-(\d{1,9})$/;

/** Reads the name of a tab; undefined for one that cannot be. */
function readCycleListTab(text: string | null | undefined): CycleListTab | undefined {
  if (text === 'all' || text === 'critical') return text;
  const [, kind, number] = form.exec(text ?? '') ?? [];
  const id = Number(number);
  if (kind === 'productType') return `productType-${id}`;
  const type = allRequestTypes.find((one) => one === id);
  return kind === 'requestType' && type !== undefined ? `requestType-${type}` : undefined;
}

/** What a tab asks for; the members of the other tabs are absent, so that one clears the others (G2). */
function toWireTab(tab: CycleListTab): ManufacturingCycleFilter {
  if (tab === 'all') return {};
  if (tab === 'critical') return { chosenTab: tab, isCritical: true };
  const id = Number(tab.split('-')[1]);
  return tab.startsWith('productType-')
    ? { chosenTab: tab, productType: id }
    : { chosenTab: tab, requestTypeId: id as RequestType };
}

/** The tab as a filter: in the address and on the wire like any other (G2, G26). */
export const cycleTabFilter: ListFilter<CycleListTab, ManufacturingCycleFilter, ManufacturingCycleFilter> = {
  label: cycleTexts.tabs.label,
  empty: 'all',
  isEmpty: (tab) => tab === 'all',
  toAddress: (tab, name) => [[name, tab === 'all' ? '' : tab]],
  fromAddress: (query, name) => readCycleListTab(query.get(name)) ?? 'all',
  toWire: toWireTab,
  fromWire: ({ chosenTab }) => readCycleListTab(chosenTab) ?? 'all',
};
