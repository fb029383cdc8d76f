import { Count } from '@crt/ui/Badge';
import { IconButton } from '@crt/ui/Button';
import { Popover, type PopoverProps } from '@crt/ui/Popover';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { notificationTexts as texts } from '../notification.texts.ts';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps {
  /** How many there are; undefined until it is known. */
  readonly count: number | undefined;
  /** Where the table opens; default `bottom end`. */
  readonly placement?: PopoverProps['placement'] | undefined;
  /** The table, drawn when it is opened; it gets what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** The bell with the number of notifications, which opens their table; new ones are heard (B11, D23). */
export const NotificationBell = ({
  count = 0,
  placement = 'bottom end',
  children,
}: NotificationBellProps) => (
  <span className={styles.bell}>
    <Popover
      label={texts.title}
      placement={placement}
      isFitted
      trigger={<IconButton label={texts.bell(count)} icon={<Bell />} placement="bottom" />}
    >
      {children}
    </Popover>
    {count > 0 && (
      <span className={styles.count} aria-hidden>
        <Count value={count} tone="critical" limit={99} />
      </span>
    )}
    <span role="status" className={styles.heard}>
      {useArrived(count)}
    </span>
  </span>
);

/** What is said when the number grows; nothing about those that were there before. */
function useArrived(count: number): string {
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = count;
    if (known !== undefined && count > known) setSaid(texts.arrived(count - known));
    else if (known !== undefined && count < known) setSaid('');
  }, [count]);
  return said;
}
