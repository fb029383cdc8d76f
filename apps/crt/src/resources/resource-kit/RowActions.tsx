import { IconButton } from '@crt/ui/Button';
import { Pencil, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { resourceTexts as texts } from './resource.texts.ts';
import { actions } from './RowActions.css.ts';

export interface RowActionsProps {
  /** What the record is called. */
  readonly name: string;
  readonly onEdit: () => void;
  /** Absent where records are never deleted. */
  readonly onRemove?: (() => void) | undefined;
  /** Used by something: the button says so instead of asking. */
  readonly isInUse: boolean;
}

/** The table is one stop for Tab; between the buttons of a cell the arrow keys go. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === event.target) + step];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

/** Edit and delete at the end of a record's row. */
export const RowActions = ({ name, onEdit, onRemove, isInUse }: RowActionsProps) => (
  <span role="toolbar" aria-label={texts.actionsOf(name)} className={actions} onKeyDown={onArrow}>
    <IconButton
      label={texts.editOf(name)}
      icon={<Pencil />}
      size="small"
      excludeFromTabOrder
      onPress={onEdit}
    />
    {onRemove && (
      <IconButton
        label={texts.removeOf(name)}
        icon={<Trash2 />}
        size="small"
        excludeFromTabOrder
        disabledReason={isInUse ? texts.inUse : undefined}
        onPress={onRemove}
      />
    )}
  </span>
);
