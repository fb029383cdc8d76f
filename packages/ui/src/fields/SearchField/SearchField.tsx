import { type Ref, use, useId } from 'react';
import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import { clear } from './SearchField.css.ts';

export interface SearchFieldProps
  extends
    Omit<
      AriaSearchFieldProps,
      'className' | 'style' | 'children' | 'render' | 'validate' | 'validationBehavior'
    >,
    FieldProps {
  placeholder?: string;
  /** What may be meant, offered by the browser while typing; any other text stays possible. */
  suggestions?: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

/** Text to search for. Escape empties it; the caller decides how long to wait before searching. */
export const SearchField = ({ placeholder, suggestions, ref, ...props }: SearchFieldProps) => {
  const texts = useTexts();
  const listId = useId();
  const { frame, aria } = splitField({ isLabelHidden: true, ...props });
  return (
    <AriaSearchField data-component="SearchField" {...aria} className={styles.field}>
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <span className={styles.adornment}>
          <Icon>
            <Search />
          </Icon>
        </span>
        <Input
          className={styles.input}
          placeholder={placeholder ?? texts.searchPlaceholder}
          {...(suggestions === undefined ? {} : { list: listId })}
          {...(ref === undefined ? {} : { ref })}
        />
        {suggestions !== undefined && (
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion}>
                {suggestion}
              </option>
            ))}
          </datalist>
        )}
        <Button className={`${styles.inner} ${clear}`} aria-label={texts.clear}>
          <Icon>
            <X />
          </Icon>
        </Button>
      </Group>
      <FieldTexts {...frame} />
      <AbsentTexts {...frame} />
    </AriaSearchField>
  );
};

/**
 * Stands in for a description and an error that are not there. react-aria looks for both when the field has been drawn and,
 * where it misses one, draws the field a second time: before the first picture of every list.
 */
const AbsentTexts = ({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) => {
  const validation = use(FieldErrorContext);
  return (
    <>
      {(description === undefined || errorMessage !== undefined) && <Text slot="description" hidden />}
      {validation?.isInvalid !== true && <Text slot="errorMessage" hidden />}
    </>
  );
};
