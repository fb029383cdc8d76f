import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useConflictTexts } from '../../texts/conflict-texts.ts';
import { conflictWords } from './conflict-words.ts';
import type { ConflictField, ConflictSide, ConflictSides } from './conflict.ts';
import { ConflictTable } from './ConflictTable.tsx';

export interface ConflictDialogProps {
  isOpen: boolean;
  fields: readonly ConflictField[];
  /** The other version is the person's own, of another window: nobody else is told of. */
  isOwn?: boolean;
  /** Saves yours over theirs, for every field. */
  onKeepYours: () => void;
  /** Drops yours, for every field. */
  onTakeTheirs: () => void;
  /** Takes a choice of its own for each field; with it, and with several fields, the person can choose field by field. */
  onChooseEach?: (sides: ConflictSides) => void;
  /** Decides later; what was typed stays. */
  onClose: () => void;
  /** Who and when, if known. */
  children?: ReactNode;
}

/**
 * Somebody else saved first: shows both, and the person decides, for all fields at once or for each. It changes
 * nothing itself: what was typed stays with the form until the answer.
 */
export const ConflictDialog = ({
  isOpen,
  fields,
  isOwn = false,
  onKeepYours,
  onTakeTheirs,
  onChooseEach,
  onClose,
  children,
}: ConflictDialogProps) => {
  const texts = useConflictTexts();
  const [sides, setSides] = useState<ConflictSides>({});
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Every conflict is a new question: values that nobody has seen must not count as chosen.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setSides({});
  }
  const canChooseEach = onChooseEach !== undefined && fields.length > 1;
  const words = conflictWords(texts, isOwn, canChooseEach);
  const open = fields.filter(({ id }) => sides[id] === undefined).length;
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      width="large"
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onKeepYours}>{words.keepYours}</Button>
          <Button
            autoFocus
            {...(canChooseEach ? {} : { tone: 'accent' as const, variant: 'solid' as const })}
            onPress={onTakeTheirs}
          >
            {words.takeTheirs}
          </Button>
          {canChooseEach && (
            <Button
              tone="accent"
              variant="solid"
              disabledReason={open === 0 ? undefined : texts.conflictUndecided(open)}
              onPress={() => onChooseEach(sides)}
            >
              {texts.conflictApply}
            </Button>
          )}
        </>
      }
    >
      {children}
      <ConflictTable
        fields={fields}
        heads={words}
        sides={sides}
        {...(canChooseEach
          ? { onChoose: (id: string, side: ConflictSide) => setSides({ ...sides, [id]: side }) }
          : {})}
      />
    </Dialog>
  );
};
