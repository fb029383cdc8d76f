import { Button } from '@crt/ui/Button';
import { SearchField } from '@crt/ui/SearchField';
import { Check } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { FilterGroup, FilterOption } from './filter-option.ts';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import { filterTexts } from './filter.texts.ts';
import type { FilterPickerProps } from './FilterPicker.tsx';
import * as styles from './FilterPicker.css.ts';

/** Lists shorter than this are read faster than searched. */
const searchFrom = 8;

export type FilterPickerPopoverProps = FilterPickerProps & FilterPopoverPlace;

/** The list that a FilterPicker opens: search, check, clear. Every check counts at once. */
const FilterPickerPopover = (props: FilterPickerPopoverProps) => {
  const { label, groups, chosen, onChange, trigger, onClose } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const isSearchable = groups.flatMap((group) => group.options).length >= searchFrom;
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
      className={styles.popover}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        <Autocomplete filter={contains}>
          {isSearchable && (
            <div className={styles.search}>
              <SearchField label={`${filterTexts.search} ${label}`} autoFocus />
            </div>
          )}
          {/* Can scroll while the focus is in the field, so it must be reachable by key itself. */}
          <div
            role="region"
            aria-label={label}
            tabIndex={isSearchable ? 0 : undefined}
            className={styles.scroller}
          >
            <Options {...props} isSearchable={isSearchable} />
          </div>
        </Autocomplete>
        {chosen.length > 0 && (
          <div className={styles.footer}>
            <Button variant="ghost" size="small" onPress={() => onChange([])}>
              {filterTexts.clear}
            </Button>
          </div>
        )}
      </Dialog>
    </Popover>
  );
};

export default FilterPickerPopover;

const Options = ({
  label,
  groups,
  chosen,
  onChange,
  isLoading = false,
  isSearchable,
}: FilterPickerProps & { isSearchable: boolean }) => (
  <ListBox
    aria-label={label}
    className={styles.list}
    selectionMode="multiple"
    // Escape closes the list; what was checked stays.
    escapeKeyBehavior="none"
    selectedKeys={chosen}
    autoFocus={!isSearchable}
    onSelectionChange={(keys) => keys !== 'all' && onChange([...keys].map(String))}
    renderEmptyState={() => (
      <div className={styles.empty}>{isLoading ? filterTexts.loading : filterTexts.noMatch}</div>
    )}
  >
    {groups.map((group) =>
      group.name === undefined ? group.options.map(optionOf) : <Group key={group.name} group={group} />,
    )}
  </ListBox>
);

const Group = ({ group }: { group: FilterGroup }) => (
  <ListBoxSection id={group.name ?? ''}>
    <Header className={styles.heading}>{group.name}</Header>
    {group.options.map(optionOf)}
  </ListBoxSection>
);

const optionOf = ({ id, name }: FilterOption) => (
  <ListBoxItem key={id} id={id} textValue={name} className={styles.option}>
    <span className={styles.box} aria-hidden="true">
      <Check size={12} strokeWidth={3} className={styles.tick} />
    </span>
    {name}
  </ListBoxItem>
);
