import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Count } from '../Badge/Badge.tsx';
import * as styles from './Tabs.css.ts';

/** One tab with what stands behind it. */
export interface TabItem<I extends string> {
  id: I;
  title: ReactNode;
  /** How many things are behind it. */
  count?: number;
  /** Rendered only while it is the selected one. */
  content: ReactNode;
  isDisabled?: boolean;
  /** Address of the tab, where the selection lives in the URL. */
  href?: string;
}

export interface TabsProps<I extends string> {
  /** Names the set of tabs. */
  label: string;
  items: readonly TabItem<I>[];
  selected?: I;
  defaultSelected?: I;
  onSelect?: (id: I) => void;
}

/** A few views of the same thing. Arrow keys move, and only the selected panel exists. */
export const Tabs = <I extends string>({
  label,
  items,
  selected,
  defaultSelected,
  onSelect,
}: TabsProps<I>) => (
  <AriaTabs
    data-component="Tabs"
    className={styles.tabs}
    {...(selected === undefined ? {} : { selectedKey: selected })}
    {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
    // Only the items' own ids can come back.
    onSelectionChange={(key) => onSelect?.(key as I)}
  >
    <TabList aria-label={label} className={styles.list}>
      {items.map(({ id, title, count, isDisabled = false, href }) => (
        <Tab
          key={id}
          id={id}
          isDisabled={isDisabled}
          className={styles.tab}
          {...(href === undefined ? {} : { href })}
        >
          {title}
          {count !== undefined && <Count value={count} />}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={styles.panel}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
