import { useState } from 'react';
import { Search } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import type { Key } from 'react-aria-components/Select';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { list } from '../../primitives/ListBox/ListBox.css.ts';
import { ListMessage, type Option, OptionItem } from '../../primitives/ListBox/ListBox.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as field from '../Field/Field.css.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectSheetProps<K extends Key> {
  options: readonly Option<K>[];
  value: readonly K[];
  onChange: (value: K[]) => void;
  label: string;
}

/** What opens below a MultiSelect: a search, the list, all or none of it, and how many are chosen. */
export const MultiSelectSheet = <K extends Key>({
  options,
  value,
  onChange,
  label,
}: MultiSelectSheetProps<K>) => {
  const texts = useTexts();
  const [query, setQuery] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const matching = options.filter((option) => option.isDisabled !== true && contains(option.name, query));
  const isAll = matching.length > 0 && matching.every((option) => value.includes(option.id));
  const matchingIds = new Set<Key>(matching.map((option) => option.id));
  const others = value.filter((id) => !matchingIds.has(id));
  return (
    <Autocomplete filter={contains} inputValue={query} onInputChange={setQuery}>
      <SearchField aria-label={texts.searchPlaceholder} autoFocus className={styles.search}>
        <Icon>
          <Search />
        </Icon>
        <Input className={field.input} placeholder={texts.searchPlaceholder} />
      </SearchField>
      <ListBox
        aria-label={label}
        items={options}
        className={list}
        selectionMode="multiple"
        // Escape closes the sheet; react-aria's own way would take every choice back first.
        escapeKeyBehavior="none"
        selectedKeys={value}
        // Ids of options that the search hides stay chosen; only the options' own ids can come back.
        onSelectionChange={(keys) =>
          onChange(keys === 'all' ? options.map((option) => option.id) : ([...keys] as K[]))
        }
        renderEmptyState={() => <ListMessage>{texts.noOptions}</ListMessage>}
      >
        {(option) => <OptionItem option={option} />}
      </ListBox>
      <div className={styles.foot}>
        <Button
          size="small"
          variant="ghost"
          isDisabled={matching.length === 0 || isAll}
          onPress={() => onChange([...others, ...matching.map((option) => option.id)])}
        >
          {texts.selectAll}
        </Button>
        <Button size="small" variant="ghost" isDisabled={value.length === 0} onPress={() => onChange([])}>
          {texts.clearAll}
        </Button>
        <span className={styles.count}>{texts.selectedCount(value.length)}</span>
      </div>
    </Autocomplete>
  );
};
