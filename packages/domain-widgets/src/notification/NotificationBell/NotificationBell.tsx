import { Count } from '@crt/ui/Badge';
import { IconButton } from '@crt/ui/Button';
import { visuallyHidden } from '@crt/ui/visually-hidden';
import { Bell } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { bellTexts as texts } from './bell.texts.ts';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps {
  /** How many there are; undefined until it is known. */
  readonly count: number | undefined;
  /** Fetches the table's files as soon as somebody comes near. */
  readonly preload: () => void;
  /** Draws the table, whose files come with the first press. */
  readonly children: (place: FilterPopoverPlace) => ReactNode;
}

/** The bell with the number of notifications, which opens their table; new ones are heard (B11, D23). */
export const NotificationBell = ({ count: known, preload, children }: NotificationBellProps) => {
  const count = known ?? 0;
  const trigger = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const arrived = useArrived(known);
  return (
    // The table opens beside all of it: beside the button alone it would cover the end of the count.
    <span ref={trigger} className={styles.bell}>
      <IconButton
        label={texts.name(count)}
        icon={<Bell />}
        placement="bottom"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        onHoverStart={preload}
        onFocus={preload}
      />
      {count > 0 && (
        <span className={styles.count} data-wide={count > 9 || undefined} aria-hidden>
          <Count value={count} tone="critical" limit={99} />
        </span>
      )}
      <span role="status" className={visuallyHidden}>
        {arrived}
      </span>
      {isOpen && <Suspense>{children({ trigger, onClose: () => setIsOpen(false) })}</Suspense>}
    </span>
  );
};

/** What is said when the number grows; nothing about those that were there when it became known. */
function useArrived(count: number | undefined): string {
  const before = useRef(count);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = count;
    if (known === undefined || count === undefined || count === known) return;
    setSaid(count > known ? texts.arrived(count - known) : '');
  }, [count]);
  return said;
}
