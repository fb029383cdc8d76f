export { Tabs } from '../src/primitives/Tabs/Tabs.tsx';
export type { TabItem, TabsProps } from '../src/primitives/Tabs/Tabs.tsx';
