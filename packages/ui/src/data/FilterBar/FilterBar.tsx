import { ListFilter, X } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './FilterBar.css.ts';

/** A filter in force, as the chip that says so. */
export interface ActiveFilter {
  /** Unique in the bar. */
  readonly id: string;
  /** What is filtered: `Status`. */
  readonly name: string;
  /** By what, in words: `Pending, On hold`. */
  readonly value: string;
  readonly onRemove: () => void;
}

export interface FilterBarProps {
  /** The controls that set filters, in one row. */
  children?: ReactNode;
  /** The filters in force; without any the second row is absent. */
  filters: readonly ActiveFilter[];
  onClearAll?: () => void;
  /** The control for saved views, at the end of the first row. */
  savedView?: ReactNode;
  /** The name of the bar, read aloud; default 'Filters'. */
  label?: string;
  /** Moves the focus to the first control. */
  handle?: Ref<FilterBarHandle> | undefined;
}

/** What can be done with a bar from outside. */
export interface FilterBarHandle {
  readonly focus: () => void;
}

const removers = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll('button') ?? [])];

/** Arrows go from chip to chip; Delete and Backspace remove the one with the focus. */
function onChipKey(event: KeyboardEvent<HTMLUListElement>, list: HTMLElement | null): void {
  const buttons = removers(list);
  const index = buttons.findIndex((button) => button === event.target);
  const isRightToLeft = list !== null && getComputedStyle(list).direction === 'rtl';
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step !== 0) buttons[index + (isRightToLeft ? -step : step)]?.focus();
  else if (event.key === 'Delete' || event.key === 'Backspace') buttons[index]?.click();
  else return;
  event.preventDefault();
}

interface ChipProps {
  filter: ActiveFilter;
  onRemove: (filter: ActiveFilter, button: HTMLElement) => void;
}

const Chip = ({ filter, onRemove }: ChipProps) => {
  const texts = useDataTexts();
  return (
    <li className={styles.chip}>
      <span className={styles.name}>{filter.name}: </span>
      <span className={styles.value} title={filter.value}>
        {filter.value}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.removeFilter(`${filter.name}: ${filter.value}`)}
        onClick={(event) => onRemove(filter, event.currentTarget)}
      >
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  );
};

/** Whether somebody can see and press it: the controls may be folded, or the button that opens them absent. */
const isThere = (element: HTMLElement) => element.checkVisibility();

/**
 * The filters of a list: controls in one row, what is in force as removable chips below. On a small screen a button opens
 * the controls. The focus goes to the
 * next chip when one is removed, and to the first control when none is left.
 */
export const FilterBar = ({ children, filters, onClearAll, savedView, label, handle }: FilterBarProps) => {
  const texts = useDataTexts();
  const list = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(true);
  const controls = useId();
  const focusFirst = (): void =>
    [...(bar.current?.querySelectorAll<HTMLElement>('button,input') ?? [])].find(isThere)?.focus();
  useImperativeHandle(handle, () => ({ focus: focusFirst }), []);
  const clear = (): void => {
    focusFirst();
    onClearAll?.();
  };
  const remove = (filter: ActiveFilter, button: HTMLElement): void => {
    const buttons = removers(list.current);
    const index = buttons.indexOf(button);
    const neighbour = buttons[index + 1] ?? buttons[index - 1];
    if (neighbour) neighbour.focus();
    else focusFirst();
    filter.onRemove();
  };
  return (
    <section ref={bar} className={styles.root} aria-label={label ?? texts.filters} data-component="FilterBar">
      {(children !== undefined || savedView !== undefined) && (
        <>
          <div className={styles.fold}>
            <Button
              size="small"
              icon={<ListFilter />}
              aria-expanded={!isFolded}
              aria-controls={controls}
              onPress={() => setFolded(!isFolded)}
            >
              {texts.filters}
            </Button>
          </div>
          <div id={controls} className={styles.controls} data-folded={isFolded || undefined}>
            {children}
            {savedView !== undefined && <div className={styles.savedView}>{savedView}</div>}
          </div>
        </>
      )}
      {filters.length > 0 && (
        <div className={styles.chips}>
          <ul ref={list} className={styles.chips} onKeyDown={(event) => onChipKey(event, list.current)}>
            {filters.map((filter) => (
              <Chip key={filter.id} filter={filter} onRemove={remove} />
            ))}
          </ul>
          {onClearAll && (
            <Button size="small" variant="ghost" onPress={clear}>
              {texts.clearAllFilters}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
