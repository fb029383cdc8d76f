import { ConflictDialog } from '@crt/ui/ConflictDialog';
import { formatWithZone } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { editTexts } from './edit.texts.ts';
import type { ConflictChoice } from './run-edit.ts';

/** A field that was changed twice at the same time, all values as they are shown. */
export interface OpenConflict {
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** Who changed it meanwhile. */
  readonly userName: string;
  /** It was the person who is asked, in another window. */
  readonly isYou: boolean;
  /** When, as an instant. */
  readonly time: string;
  readonly answer: (choice: ConflictChoice) => void;
}

/** Asks whose value counts; closing it decides nothing and keeps what was typed. */
export const ConflictQuestion = ({ conflict }: { conflict: OpenConflict }) => {
  const timeZone = useTimeZone();
  const time = formatWithZone(conflict.time, 'time', timeZone);
  return (
    <ConflictDialog
      isOpen
      isOwn={conflict.isYou}
      fields={[
        {
          id: conflict.label,
          label: conflict.label,
          base: conflict.base,
          yours: conflict.mine,
          theirs: conflict.theirs,
        },
      ]}
      onKeepYours={() => conflict.answer('mine')}
      onTakeTheirs={() => conflict.answer('theirs')}
      onClose={() => conflict.answer('later')}
    >
      <p>
        {conflict.isYou ? editTexts.conflictWithYourself(time) : editTexts.conflict(conflict.userName, time)}
      </p>
    </ConflictDialog>
  );
};
