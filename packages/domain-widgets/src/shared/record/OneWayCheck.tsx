import { Checkbox } from '@crt/ui/Checkbox';
import { Tooltip, TooltipAnchor } from '@crt/ui/Tooltip';
import { Lock } from 'lucide-react';
import * as styles from './record.css.ts';
import { recordTexts } from './record.texts.ts';

export interface OneWayCheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Without it the value is only shown (F9). */
  readonly mayEdit: boolean;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** Why it cannot be checked now or any more. */
  readonly closed: string | undefined;
  readonly onCheck: () => void;
}

/** A fact that can be stated once and never taken back (F27, H18); what is closed for good says why. */
export const OneWayCheck = ({ label, isChecked, mayEdit, isLocked, closed, onCheck }: OneWayCheckProps) =>
  mayEdit ? (
    <span className={styles.closable}>
      <Checkbox
        aria-label={label}
        isSelected={isChecked}
        isDisabled={closed !== undefined}
        // Also while its own question is open: what is disabled could not get the focus back from there.
        isReadOnly={isLocked}
        onChange={onCheck}
      />
      {closed !== undefined && (
        // What is disabled cannot have the focus, so that the reason needs a place of its own.
        <Tooltip content={closed}>
          <TooltipAnchor>
            <span className={styles.closedSign}>
              <Lock size={12} strokeWidth={1.5} role="img" aria-label={recordTexts.whyClosed} />
            </span>
          </TooltipAnchor>
        </Tooltip>
      )}
    </span>
  ) : isChecked ? (
    recordTexts.yes
  ) : (
    recordTexts.no
  );
