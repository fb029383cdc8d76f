import { useRef } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { Key } from 'react-aria-components/Select';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';
import { surface } from '../../primitives/Popover/surface.css.ts';
import { TagGroup } from '../../primitives/Tag/Tag.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { PlainField } from '../Field/PlainField.tsx';
import { ReadOnlyField } from '../Field/ReadOnlyField.tsx';
import * as styles from './MultiSelect.css.ts';
import { MultiSelectSheet } from './MultiSelectSheet.tsx';

export interface MultiSelectProps<K extends Key> extends FieldProps {
  options: readonly Option<K>[];
  value: readonly K[];
  onChange: (value: K[]) => void;
  placeholder?: string;
  /** `chips` shows every choice with a cross; `summary` one line, for filter rows: `Germany, +2`. */
  look?: 'chips' | 'summary';
  /** The order of the choices counts: they stand as they were chosen, not as in the list. */
  isOrdered?: boolean;
  isDisabled?: boolean;
  /** The choices can be reached, read and copied; there is no list. */
  isReadOnly?: boolean;
}

/** Any number of a list, found by typing, all of them with one press. */
export const MultiSelect = <K extends Key>({
  options,
  value,
  onChange,
  placeholder,
  look = 'chips',
  isOrdered = false,
  isDisabled = false,
  isReadOnly = false,
  ...frame
}: MultiSelectProps<K>) => {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listed = options.filter((option) => value.includes(option.id));
  const chosen = isOrdered ? listed.toSorted((a, b) => value.indexOf(a.id) - value.indexOf(b.id)) : listed;
  const [first] = chosen;
  if (isReadOnly)
    return (
      <ReadOnlyField
        {...frame}
        component="MultiSelect"
        isDisabled={isDisabled}
        isTall={look === 'chips'}
        value={chosen.map(({ name }) => name).join(', ')}
      />
    );
  const remove = (id: K) => {
    // The last chip goes with all that held them: the focus must not go along.
    if (chosen.length === 1) opener.current?.focus();
    onChange(value.filter((other) => other !== id));
  };
  const summary =
    first === undefined ? '' : chosen.length === 1 ? first.name : `${first.name}, +${chosen.length - 1}`;
  return (
    <PlainField component="MultiSelect" {...frame}>
      {(names) => (
        <div
          ref={box}
          className={field.control({ hasTags: look === 'chips' && chosen.length > 0 })}
          {...(frame.errorMessage === undefined ? {} : { 'data-invalid': '' })}
          {...(isDisabled ? { 'data-disabled': '' } : {})}
        >
          {look === 'chips' && chosen.length > 0 && (
            <TagGroup
              label={frame.label}
              items={chosen}
              isDisabled={isDisabled}
              {...(isDisabled ? {} : { onRemove: remove })}
            />
          )}
          <DialogTrigger>
            <Button ref={opener} {...names} isDisabled={isDisabled} className={styles.opener}>
              <span className={field.valueText}>
                {look === 'summary' && summary !== '' ? (
                  summary
                ) : chosen.length === 0 ? (
                  <span className={field.placeholder}>{placeholder ?? texts.selectPlaceholder}</span>
                ) : (
                  <span className={styles.hidden}>{texts.selectedCount(chosen.length)}</span>
                )}
              </span>
              <span className={field.adornment}>
                <Icon>
                  <ChevronsUpDown />
                </Icon>
              </span>
            </Button>
            <Popover triggerRef={box} offset={4} placement="bottom start" className={surface}>
              <Dialog aria-label={frame.label} className={styles.sheet}>
                <MultiSelectSheet options={options} value={value} onChange={onChange} label={frame.label} />
              </Dialog>
            </Popover>
          </DialogTrigger>
        </div>
      )}
    </PlainField>
  );
};
