import { Button, IconButton } from '@crt/ui/Button';
import { Plus, Redo2, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { workflowTexts } from '../workflow.texts.ts';

const texts = workflowTexts.editor;

interface EditorActionsProps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly onAdd: () => void;
  readonly isFull: boolean;
  readonly addButton: RefObject<HTMLButtonElement | null>;
}

/** What is done to the steps as a whole: taken back, done again, added. */
export const EditorActions = ({ undo, redo, onAdd, isFull, addButton }: EditorActionsProps) => (
  <>
    <IconButton
      size="small"
      label={texts.undo}
      icon={<Undo2 />}
      disabledReason={undo ? undefined : texts.nothingToUndo}
      onPress={() => undo?.()}
    />
    <IconButton
      size="small"
      label={texts.redo}
      icon={<Redo2 />}
      disabledReason={redo ? undefined : texts.nothingToRedo}
      onPress={() => redo?.()}
    />
    <Button
      ref={addButton}
      size="small"
      icon={<Plus />}
      disabledReason={isFull ? texts.full : undefined}
      onPress={onAdd}
    >
      {texts.add}
    </Button>
  </>
);
