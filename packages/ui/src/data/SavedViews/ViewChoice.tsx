import { type ReactNode, useState } from 'react';
import { BookmarkPlus, RotateCcw, Save } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { list } from '../../primitives/ListBox/ListBox.css.ts';
import { ListMessage, OptionItem } from '../../primitives/ListBox/ListBox.tsx';
import { useDataTexts } from '../data-texts.ts';
import type { SavedView, SavedViewsProps } from './SavedViews.tsx';
import * as styles from './SavedViews.css.ts';
import { useSaving } from './use-saving.ts';

interface ViewChoiceProps extends Pick<
  SavedViewsProps,
  'views' | 'activeId' | 'isModified' | 'onApply' | 'onReset' | 'onUpdate' | 'children'
> {
  label: string;
  active: SavedView | undefined;
  onDone: () => void;
  /** Goes on to the name of a new view; absent where the person may not save. */
  onName?: () => void;
}

/** The first side of the sheet: choose and apply, or do something with what is shown. */
export const ViewChoice = ({
  views,
  activeId,
  isModified,
  onApply,
  onReset,
  onUpdate,
  onName,
  onDone,
  label,
  active,
  children,
}: ViewChoiceProps) => {
  const texts = useDataTexts();
  const [chosenId, setChosenId] = useState(activeId);
  const chosen = views.find((view) => view.id === chosenId);
  const isInForce = chosen !== undefined && chosen.id === activeId && !isModified;
  return (
    <>
      {/* One name more makes the list no longer; a line in it would move under the pointer. */}
      <ListBox
        aria-label={label}
        autoFocus={views.length > 0}
        items={views}
        className={list}
        selectionMode="single"
        // Escape closes the sheet; what is chosen stays.
        escapeKeyBehavior="none"
        selectedKeys={chosen === undefined ? [] : [chosen.id]}
        onSelectionChange={(keys) => setChosenId(firstOf(keys))}
        renderEmptyState={() => <ListMessage>{texts.noViews}</ListMessage>}
      >
        {(view) => (
          <OptionItem option={view} lead={view.icon === undefined ? undefined : <Icon>{view.icon}</Icon>} />
        )}
      </ListBox>
      <div className={styles.foot}>
        <Button
          tone="accent"
          variant="solid"
          size="small"
          isDisabled={chosen === undefined || isInForce}
          onPress={() => {
            if (chosen !== undefined) onApply(chosen.id);
            onDone();
          }}
        >
          {texts.applyView}
        </Button>
      </div>
      <ViewActions
        active={active}
        isModified={isModified}
        onDone={onDone}
        onReset={onReset}
        onUpdate={onUpdate}
        onName={onName}
      >
        {children}
      </ViewActions>
    </>
  );
};

const firstOf = (keys: 'all' | Set<string | number>): string | null => {
  const [first] = keys === 'all' ? [] : [...keys];
  return typeof first === 'string' ? first : null;
};

type ViewActionsProps = Pick<ViewChoiceProps, 'active' | 'isModified' | 'onDone' | 'onReset' | 'children'> & {
  onUpdate: ViewChoiceProps['onUpdate'] | undefined;
  onName: (() => void) | undefined;
};

const ViewActions = ({
  active,
  isModified,
  onDone,
  onReset,
  onUpdate,
  onName,
  children,
}: ViewActionsProps) => {
  const texts = useDataTexts();
  const saving = useSaving(onDone);
  const reset = () => {
    onReset();
    onDone();
  };
  return (
    <>
      {saving.error !== undefined && (
        <Banner tone="critical" live="assertive">
          {saving.error}
        </Banner>
      )}
      <div className={styles.actions}>
        {onUpdate !== undefined && active !== undefined && (
          <Action
            icon={<Save />}
            isDisabled={!isModified || saving.isSaving}
            onPress={() => void saving.save(() => onUpdate(active))}
          >
            {texts.updateView(active.name)}
          </Action>
        )}
        {onName !== undefined && (
          <Action icon={<BookmarkPlus />} onPress={onName}>
            {texts.saveAsView}
          </Action>
        )}
        <Action icon={<RotateCcw />} isDisabled={!isModified} onPress={reset}>
          {texts.resetView}
        </Action>
        {children}
      </div>
    </>
  );
};

interface ActionProps {
  icon: ReactNode;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Action = ({ icon, isDisabled = false, onPress, children }: ActionProps) => (
  <AriaButton className={styles.action} isDisabled={isDisabled} onPress={onPress}>
    <Icon>{icon}</Icon>
    {children}
  </AriaButton>
);
