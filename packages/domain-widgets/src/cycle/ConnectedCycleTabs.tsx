import { useRead } from '@crt/api-client/hooks';
import { getManufacturingNotificationNumbers } from '@crt/api-client/main/notification';
import type { NotificationNumbers } from '@crt/api-client/types-main';
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

/** How many unacknowledged notifications are about the cycles of a tab; none is not counted out loud (G1). */
function countOf(numbers: NotificationNumbers, tab: CycleListTab): number | undefined {
  if (tab === 'all') return numbers.allCategory.count || undefined;
  if (tab === 'critical') return numbers.critical.count || undefined;
  const [kind, id] = tab.split('-');
  const counts =
    kind === 'productType'
      ? numbers.productTypeNotificationCategoryNumbers
      : numbers.requestTypeNotificationCategoryNumbers;
  return counts.find((one) => one.id === Number(id))?.count || undefined;
}

function withCount(item: Tab, numbers: NotificationNumbers): Tab {
  const count = countOf(numbers, item.id);
  return count === undefined ? item : { ...item, count, countTitle: texts.toAcknowledge(count) };
}

/** Everything, what is critical, each product type and each request type, with their notifications; a tab takes the place of another (G1, G2). */
export const ConnectedCycleTabs = ({ tab, onChange, children }: ConnectedCycleTabsProps) => {
  const { data, isPending } = useRead(cycleOffers.values, {}, { staleTime: Number.POSITIVE_INFINITY });
  // Read again by what is pushed about notifications; without it the tabs have no numbers.
  const { data: numbers } = useRead(getManufacturingNotificationNumbers, {});
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
  const counted = numbers ? known.map((item) => withCount(item, numbers)) : known;
  return (
    <Tabs label={texts.label} items={counted} selected={tab} onSelect={onChange}>
      {children}
    </Tabs>
  );
};
