import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { Bookmark, ChevronDown } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './SavedViews.css.ts';

// A list is read before it is saved: what chooses and saves comes when somebody comes near.
const load = () => import('./SavedViewsPopover.tsx');
const SavedViewsPopover = lazy(load);

/** Filters, order and columns that were saved under a name. */
export interface SavedView {
  id: string;
  name: string;
  /** A lucide icon that says who sees it: a person (private) or a globe (shared) (B18). */
  icon?: ReactNode;
  /** A second, quieter line: who saved it, for whom. */
  description?: string;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** Id of the view in force; `null` is none. Its name stands on the button (E23). */
  activeId: string | null;
  /** Name of the view in force, where it is known without the views: these may come later, or lack it. */
  activeName?: string | undefined;
  /** The list is no longer as the view in force has it. */
  isModified: boolean;
  /** Puts a view in force. Pressing Apply again puts the view in force back as it was saved. */
  onApply: (id: string) => void;
  /** Goes back to the view in force, or to the list without any. */
  onReset: () => void;
  /** Saves what is shown under the name of the view in force; absent where the person may not. */
  onUpdate?: (view: SavedView) => Promise<void>;
  /**
   * Saves what is shown under a new name. With a name that exists the person is asked first, and `overwritten` is the
   * view of that name. What it throws is shown, the name stays (E20); it stays too when the answer is `false`.
   */
  onSave?: (name: string, overwritten?: SavedView) => Promise<boolean | void>;
  /** The person was asked whether to overwrite and said no (E21). */
  onOverwriteDeclined?: () => void;
  /** How many characters a name may have. */
  maxNameLength?: number;
  /** What they are called: `Saved filters`. */
  label?: string;
  /** What else is said of a new view, below its name: who sees it. */
  besideName?: ReactNode;
  /** What follows the list: a link to manage the views. */
  children?: ReactNode;
}

/** The views of a list: which is in force and whether it was changed; apply, update, save as new, reset. */
export const SavedViews = ({ label: name, ...props }: SavedViewsProps) => {
  const texts = useDataTexts();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const label = name ?? texts.savedViews;
  const active = props.views.find((view) => view.id === props.activeId);
  return (
    <>
      <Button
        ref={trigger}
        data-component="SavedViews"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={active?.icon ?? <Bookmark />}
        iconAfter={<ChevronDown />}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => {
          setOpened(true);
          setOpen(!isOpen);
        }}
      >
        <span className={styles.name}>{active?.name ?? props.activeName ?? label}</span>
        {props.isModified && (
          <span className={styles.modified}>
            <span className={styles.dot} aria-hidden="true" />
            {texts.viewModified}
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense>
          <SavedViewsPopover
            {...props}
            label={label}
            active={active}
            trigger={trigger}
            isOpen={isOpen}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
