import { useRead } from '@crt/api-client/hooks';
import { Tabs, type TabItem } from '@crt/ui/Tabs';
import type { ReactNode } from 'react';
import { cycleOffers } from './cycle-list.ts';
import type { CycleListTab } from './cycle-tab.ts';
import { cycleTexts } from './cycle.texts.ts';

export interface ConnectedCycleTabsProps {
  readonly tab: CycleListTab;
  readonly onChange: (tab: CycleListTab) => void;
  /** The list, which the tabs narrow. */
  readonly children: ReactNode;
}

type Tab = TabItem<CycleListTab>;
const texts = cycleTexts.tabs;

const fixed: readonly Tab[] = [
  { id: 'all', title: texts.all },
  { id: 'critical', title: texts.critical },
];

/** Everything, what is critical, each product type and each request type; a tab takes the place of another (G1, G2). */
export const ConnectedCycleTabs = ({ tab, onChange, children }: ConnectedCycleTabsProps) => {
  const { data, isPending } = useRead(cycleOffers.values, {}, { staleTime: Number.POSITIVE_INFINITY });
  const ofTypes = data?.availableProductTypes.map(({ id, name }): Tab => ({
    id: `productType-${id}`,
    title: name,
  }));
  const ofRequests = data?.availableRequestTypes.map(
    ({ id, name }) => ({ id: `requestType-${id}`, title: name }) as Tab,
  );
  const items = [...fixed, ...(ofTypes ?? []), ...(ofRequests ?? [])];
  // A tab in the address is chosen before its name is there, and also when nobody offers it (any more).
  const known = items.some(({ id }) => id === tab)
    ? items
    : [...items, { id: tab, title: isPending ? '…' : texts.other }];
  return (
    <Tabs label={texts.label} items={known} selected={tab} onSelect={onChange}>
      {children}
    </Tabs>
  );
};
