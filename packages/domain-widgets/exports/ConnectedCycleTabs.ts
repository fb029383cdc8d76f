export { ConnectedCycleTabs } from '../src/cycle/ConnectedCycleTabs.tsx';
export type { ConnectedCycleTabsProps } from '../src/cycle/ConnectedCycleTabs.tsx';
export type { CycleListTab } from '../src/cycle/cycle-tab.ts';
