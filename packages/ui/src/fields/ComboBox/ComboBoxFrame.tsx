import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useContext, useRef } from 'react';
import { ChevronsUpDown, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Key } from 'react-aria-components/Select';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { list } from '../../primitives/ListBox/ListBox.css.ts';
import { ListMessage, type Option, OptionItem } from '../../primitives/ListBox/ListBox.tsx';
import { surface } from '../../primitives/Popover/surface.css.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField, withNotice } from '../Field/Field.tsx';
import { UncoveredError } from './UncoveredError.tsx';
import { useForgottenText } from './use-forgotten-text.ts';

/** What every combo box takes, wherever its options come from. */
export interface ComboBoxFieldProps extends FieldProps {
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface ComboBoxFrameProps<K extends Key> extends ComboBoxFieldProps {
  aria: Partial<AriaComboBoxProps<Option<K>>>;
  isLoading?: boolean;
  message?: ReactNode;
}

/** The field, its buttons and its list; what the list holds and does comes with `aria`. */
export const ComboBoxFrame = <K extends Key>({
  aria: source,
  isLoading = false,
  message,
  placeholder,
  onBlur,
  ref,
  ...props
}: ComboBoxFrameProps<K>) => {
  const texts = useTexts();
  const { message: forgotten, ...leaving } = useForgottenText<K>({
    options: source.items ?? source.defaultItems ?? [],
    value: source.value,
    choose: source.onChange,
  });
  const { frame, aria } = splitField(withNotice(props, forgotten));
  const isFixed = props.isDisabled === true || props.isReadOnly === true;
  const closesListOnly = useListEscape();
  const canClear = source.value !== undefined && source.value !== null && !isFixed;
  return (
    <AriaComboBox<Option<K>>
      data-component="ComboBox"
      {...aria}
      {...source}
      // What is wrong stands below, where the list would cover it.
      menuTrigger={props.errorMessage === undefined ? (source.menuTrigger ?? 'focus') : 'input'}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
      className={styles.field}
    >
      <FieldLabel {...frame} />
      <Group
        className={styles.control()}
        {...closesListOnly}
        {...leaving}
        onKeyDownCapture={(event) => {
          closesListOnly.onKeyDownCapture(event);
          leaving.onKeyDownCapture(event);
        }}
      >
        <OpeningInput
          className={styles.input}
          placeholder={placeholder ?? texts.searchPlaceholder}
          {...(ref === undefined ? {} : { ref })}
        />
        {isLoading && (
          <span className={styles.adornment}>
            <Spinner label={texts.loadingOptions} />
          </span>
        )}
        {canClear && (
          <Button
            slot={null}
            className={styles.inner}
            aria-label={texts.clear}
            // By keyboard one empties the text; and while the list is open all but it is hidden from screen readers.
            excludeFromTabOrder
            onPress={() => source.onChange?.(null)}
          >
            <Icon>
              <X />
            </Icon>
          </Button>
        )}
        <Button className={styles.inner}>
          <Icon>
            <ChevronsUpDown />
          </Icon>
        </Button>
      </Group>
      <FieldTexts {...frame} />
      <UncoveredError message={props.errorMessage} />
      <Popover offset={4} className={surface}>
        <ListBox<Option<K>>
          className={list}
          renderEmptyState={() => <ListMessage>{message ?? texts.noOptions}</ListMessage>}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
};

/** Opens its list with Alt and the arrow too, as lists are opened everywhere; with the arrow alone they open by themselves. */
const OpeningInput = (props: ComponentProps<typeof Input>) => {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onKeyDown={(event) => {
        const isAsked = event.altKey && event.key === 'ArrowDown';
        if (!isAsked || event.currentTarget.readOnly) return;
        event.preventDefault();
        state?.open(null, 'manual');
      }}
    />
  );
};

/** Escape that closes the list means nothing to a dialog or an edit around the field. */
const useListEscape = () => {
  const wasOpen = useRef(false);
  return {
    // By the time the key comes back up from the text, the list is closed already.
    onKeyDownCapture: ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
      wasOpen.current = currentTarget.querySelector('[aria-expanded="true"]') !== null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && wasOpen.current) event.stopPropagation();
    },
  };
};
