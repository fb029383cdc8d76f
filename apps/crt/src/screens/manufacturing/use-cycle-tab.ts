import { cycleTabs, type CycleTab } from '@crt/domain-widgets/ConnectedManufacturingDetails';
import { useQuery } from '../../routes/location.ts';

const [first] = cycleTabs;

/** The open tab, in the address, so that it stays on a reload and when stepping from cycle to cycle (REG18). */
export function useCycleTab(): { readonly tab: CycleTab; readonly onTab: (tab: CycleTab) => void } {
  const [query, setQuery] = useQuery();
  const tab = cycleTabs.find((id) => id === query.get('tab')) ?? first;
  const onTab = (id: CycleTab) => {
    const next = new URLSearchParams(query);
    if (id === first) next.delete('tab');
    else next.set('tab', id);
    setQuery(next, { isReplacing: true });
  };
  return { tab, onTab };
}
