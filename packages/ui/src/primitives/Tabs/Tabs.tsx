import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useCutEdges } from '../../layout/CutEdges/use-cut-edges.ts';
import { Count } from '../Badge/Badge.tsx';
import { useLinkRouter } from '../Link/link-context.ts';
import * as styles from './Tabs.css.ts';
import { tabOfKey } from './tab-keys.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/** One tab with what stands behind it. */
export interface TabItem<I extends string> {
  id: I;
  title: ReactNode;
  /** How many things are behind it. */
  count?: number | undefined;
  /** What is counted, in words, where it is not what the tab shows: `3 messages`. */
  countTitle?: string | undefined;
  /** Rendered only while it is the selected one; tabs over one content have none. */
  content?: ReactNode;
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
  /** The one content of all tabs, such as a list that they narrow: it stays mounted, and fills the height that is there. */
  children?: ReactNode;
}

/**
 * A few views of the same thing. Arrow keys move, and only the selected panel exists. Plain elements: a page with tabs
 * does not load the engine for collections of any size.
 */
export const Tabs = <I extends string>({ label, items, onSelect, children, ...selection }: TabsProps<I>) => {
  const [own, setOwn] = useState(selection.defaultSelected);
  const wanted = selection.selected ?? own;
  const shown = items.find(({ id }) => id === wanted) ?? items.find(({ isDisabled }) => isDisabled !== true);
  const prefix = useId();
  const select = (item: TabItem<I>) => {
    if (item.isDisabled === true || item.id === shown?.id) return;
    setOwn(item.id);
    onSelect?.(item.id);
  };
  const onKeyDown = useTabKeys(items, select);
  const scroller = useRef<HTMLDivElement>(null);
  useCutEdges(scroller);
  const isCounted = items.some(({ count }) => count !== undefined);
  useChosenInSight(scroller, [items.length, isCounted, shown?.id].join());
  const isShared = children !== undefined;
  return (
    <div data-component="Tabs" className={styles.tabs[isShared ? 'fill' : 'flow']}>
      <div className={styles.frame}>
        <div ref={scroller} className={styles.scroller}>
          <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <Tab
                key={item.id}
                item={item}
                id={`${prefix}tab-${item.id}`}
                panelId={item === shown ? `${prefix}panel-${item.id}` : undefined}
                onSelect={() => select(item)}
              />
            ))}
          </div>
        </div>
      </div>
      {shown && (
        <div
          // Each panel is a new one: nothing of one view stays in the next.
          key={isShared ? undefined : shown.id}
          role="tabpanel"
          id={`${prefix}panel-${shown.id}`}
          aria-labelledby={`${prefix}tab-${shown.id}`}
          tabIndex={0}
          className={styles.panel[isShared ? 'fill' : 'flow']}
        >
          {children ?? shown.content}
        </div>
      )}
    </div>
  );
};

interface TabProps<I extends string> {
  readonly item: TabItem<I>;
  readonly id: string;
  /** The panel of the selected tab; the others have none. */
  readonly panelId: string | undefined;
  readonly onSelect: () => void;
}

const Tab = <I extends string>({ item, id, panelId, onSelect }: TabProps<I>) => {
  const { title, count, countTitle, isDisabled = false, href } = item;
  const { navigate, base } = useLinkRouter();
  const isSelected = panelId !== undefined;
  const tab = {
    role: 'tab',
    id,
    className: styles.tab,
    'aria-selected': isSelected,
    'aria-controls': panelId,
    'aria-disabled': isDisabled || undefined,
    tabIndex: isSelected ? 0 : -1,
  } as const;
  const content = (
    <>
      {title}
      {count !== undefined && <Count value={count} title={countTitle} />}
    </>
  );
  if (href === undefined || isDisabled)
    return (
      <button type="button" {...tab} onClick={onSelect}>
        {content}
      </button>
    );
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (navigate) {
      event.preventDefault();
      navigate(href);
    }
    onSelect();
  };
  return (
    <a {...tab} href={`${base}${href}`} onClick={follow}>
      {content}
    </a>
  );
};

/** The focus goes to the tab that a key leads to, and the tab opens with it. */
function useTabKeys<I extends string>(items: readonly TabItem<I>[], select: (item: TabItem<I>) => void) {
  const { direction } = useLocale();
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.children] as HTMLElement[];
    const current = tabs.findIndex((tab) => tab === document.activeElement);
    const item = tabOfKey(items, current, event.key, direction === 'rtl');
    if (!item) return;
    event.preventDefault();
    const tab = tabs[items.indexOf(item)];
    tab?.focus();
    if (item.href === undefined) select(item);
    else tab?.click();
  };
}
