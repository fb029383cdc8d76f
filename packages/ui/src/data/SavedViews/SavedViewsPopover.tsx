import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { surface } from '../../primitives/Popover/surface.css.ts';
import { SaveView } from './SaveView.tsx';
import type { SavedView, SavedViewsProps } from './SavedViews.tsx';
import * as styles from './SavedViews.css.ts';
import { ViewChoice } from './ViewChoice.tsx';

export interface SavedViewsPopoverProps extends SheetProps {
  /** The button that it hangs on. */
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
}

/** What opens behind the button of the saved views. */
const SavedViewsPopover = ({ trigger, isOpen, children, ...props }: SavedViewsPopoverProps) => (
  <Popover
    isOpen={isOpen}
    triggerRef={trigger}
    offset={4}
    placement="bottom end"
    className={surface}
    onOpenChange={(isStillOpen) => !isStillOpen && props.onDone()}
  >
    <Dialog aria-label={props.label} className={styles.sheet}>
      <Sheet {...props}>{children}</Sheet>
    </Dialog>
  </Popover>
);

export default SavedViewsPopover;

interface SheetProps extends SavedViewsProps {
  label: string;
  active: SavedView | undefined;
  onDone: () => void;
}

const Sheet = ({ onSave, onOverwriteDeclined, maxNameLength, besideName, onDone, ...props }: SheetProps) => {
  const [isNaming, setNaming] = useState(false);
  if (isNaming && onSave !== undefined)
    return (
      <SaveView
        views={props.views}
        onSave={onSave}
        onDone={onDone}
        onBack={() => setNaming(false)}
        maxNameLength={maxNameLength}
        besideName={besideName}
        {...(onOverwriteDeclined === undefined ? {} : { onOverwriteDeclined })}
      />
    );
  return (
    <ViewChoice
      {...props}
      onDone={onDone}
      {...(onSave === undefined ? {} : { onName: () => setNaming(true) })}
    />
  );
};
