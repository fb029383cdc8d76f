import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { revealWhenCut } from '../Text/Text.tsx';
import * as styles from './Tag.css.ts';

/** One of several things that were chosen or put on. */
export interface TagItem<I extends string | number = string> {
  id: I;
  name: string;
  /** Before the name: an icon, the filter's column. */
  lead?: ReactNode;
}

export interface TagGroupProps<I extends string | number> {
  /** What the tags are: `Chosen products`. */
  label: string;
  items: readonly TagItem<I>[];
  /** Offers a cross on every tag; Delete and Backspace do the same. */
  onRemove?: (id: I) => void;
  isDisabled?: boolean;
}

/** Chips in a row: arrows walk through them, Delete takes one away. */
export const TagGroup = <I extends string | number>({
  label,
  items,
  onRemove,
  isDisabled = false,
}: TagGroupProps<I>) => {
  const texts = useTexts();
  return (
    <AriaTagGroup
      data-component="TagGroup"
      aria-label={label}
      className={styles.group}
      {...(isDisabled ? { disabledKeys: items.map((item) => item.id) } : {})}
      // Only the items' own ids can come back.
      {...(onRemove === undefined
        ? {}
        : { onRemove: (keys: Set<string | number>) => [...keys].forEach((key) => onRemove(key as I)) })}
    >
      <TagList items={items} className={styles.list} dependencies={[onRemove]}>
        {(item) => (
          <AriaTag id={item.id} textValue={item.name} className={styles.tag}>
            {({ allowsRemoving }) => (
              <>
                {item.lead}
                <span className={styles.name} onPointerEnter={revealWhenCut}>
                  {item.name}
                </span>
                {allowsRemoving && (
                  <Button slot="remove" aria-label={texts.remove(item.name)} className={styles.remove}>
                    <X size={12} aria-hidden="true" />
                  </Button>
                )}
              </>
            )}
          </AriaTag>
        )}
      </TagList>
    </AriaTagGroup>
  );
};
