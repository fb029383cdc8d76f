import { ToneIcon } from '../../primitives/Banner/ToneIcon.tsx';
import { DateTime } from '../../primitives/DateTime/DateTime.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { tones } from '../../theme/tone.css.ts';
import { type ShownToast, clearToastHistory } from './toast.ts';
import { useToastHistory } from './ToastOutlet.tsx';
import * as styles from './Toast.css.ts';

/** The messages of this session, the newest first: for whoever looked away. Stands in a Popover or Drawer. */
export const ToastHistory = () => {
  const texts = useFlowTexts();
  const words = useTexts();
  const past = useToastHistory();
  if (past.length === 0) return <div className={styles.none}>{texts.noMessages}</div>;
  return (
    <div data-component="ToastHistory" className={styles.history}>
      {/* Can scroll, so it must be reachable by key. */}
      <ol aria-label={words.notifications} tabIndex={0} className={styles.pastList}>
        {past.map((entry) => (
          <Past key={entry.id} entry={entry} />
        ))}
      </ol>
      <Button size="small" variant="ghost" onPress={clearToastHistory}>
        {texts.clearMessages}
      </Button>
    </div>
  );
};

const Past = ({ entry: { title, message, tone = 'positive', at } }: { entry: ShownToast }) => (
  <li className={`${tones[tone]} ${styles.past}`}>
    <ToneIcon tone={tone} />
    <div className={styles.texts}>
      {title !== undefined && <strong className={styles.title}>{title}</strong>}
      <div>{message}</div>
    </div>
    <span className={styles.time}>
      <DateTime value={at} dateStyle="time" />
    </span>
  </li>
);
