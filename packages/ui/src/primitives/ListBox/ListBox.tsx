import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { Key } from 'react-aria-components/Select';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ListBox.css.ts';

/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option<K extends Key = string> {
  /** What is stored. */
  id: K;
  /** What is shown and found by typing. */
  name: string;
  /** A second, quieter line. */
  description?: string;
  /** Other words by which a ComboBox finds it; they are not shown. */
  keywords?: readonly string[];
  isDisabled?: boolean;
}

/** The line of one choice, with a check mark when it is chosen. */
export const OptionItem = <K extends Key>({ option, lead }: { option: Option<K>; lead?: ReactNode }) => (
  <ListBoxItem
    id={option.id}
    value={option}
    textValue={option.name}
    isDisabled={option.isDisabled === true}
    className={styles.item}
  >
    {({ isSelected }) => (
      <>
        {lead}
        <span className={styles.texts}>
          <span>{option.name}</span>
          {option.description !== undefined && (
            <span className={styles.description}>{option.description}</span>
          )}
        </span>
        <span className={styles.check}>
          {isSelected && (
            <Icon>
              <Check />
            </Icon>
          )}
        </span>
      </>
    )}
  </ListBoxItem>
);

/** What a list says when it has nothing to show. */
export const ListMessage = ({ children }: { children: ReactNode }) => (
  <div className={styles.empty}>{children}</div>
);
