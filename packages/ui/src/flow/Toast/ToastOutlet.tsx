import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { ToneIcon } from '../../primitives/Banner/ToneIcon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { tones } from '../../theme/tone.css.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { type ShownToast, dismissToast, toastStore } from './toast.ts';
import * as styles from './Toast.css.ts';
import { useToastFocus } from './use-toast-focus.ts';

/** The messages of this session, the newest first, for a history in the user menu or bell. */
export const useToastHistory = (): readonly ShownToast[] =>
  useSyncExternalStore(toastStore.subscribe, toastStore.past, toastStore.none);

/** The one place where messages of `toast()` appear. Time stands still while it is hovered or has the focus. */
export const ToastOutlet = () => {
  const texts = useTexts();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown, toastStore.none);
  const [isHovered, setHovered] = useState(false);
  const { region, isFocused, handlers } = useToastFocus(toasts);
  // An emptied region gets no leave, so its pause would never end.
  if (toasts.length === 0 && isHovered) setHovered(false);
  const isPaused = isHovered || isFocused;
  return (
    <div
      ref={region}
      role="region"
      aria-label={texts.notifications}
      data-component="ToastOutlet"
      // Stays usable while a dialog is open.
      data-react-aria-top-layer="true"
      data-print="hidden"
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...handlers}
    >
      {/* What is critical announces itself (role alert); in the polite list it would be read a second time. */}
      <ol className={styles.list}>{shownToasts(toasts.filter(isCritical), isPaused)}</ol>
      <ol aria-live="polite" aria-relevant="additions" className={styles.list}>
        {shownToasts(
          toasts.filter((entry) => !isCritical(entry)),
          isPaused,
        )}
      </ol>
    </div>
  );
};

const isCritical = (entry: ShownToast) => entry.tone === 'critical';

const shownToasts = (toasts: readonly ShownToast[], isPaused: boolean) =>
  toasts.map((entry) => <Toast key={entry.id} entry={entry} isPaused={isPaused} />);

const Toast = ({ entry, isPaused }: { entry: ShownToast; isPaused: boolean }) => {
  const texts = useTexts();
  const { id, title, message, tone = 'positive', duration = 4000, action } = entry;
  useLifetime(duration, isPaused, () => dismissToast(id));
  return (
    <li data-component="Toast" data-tone={tone} className={`${tones[tone]} ${styles.toast}`}>
      <ToneIcon tone={tone} />
      <div className={styles.texts} {...(tone === 'critical' ? { role: 'alert' } : {})}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        <div>{message}</div>
      </div>
      {action !== undefined && (
        <Button
          size="small"
          variant="ghost"
          tone="accent"
          onPress={() => {
            dismissToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        label={texts.dismiss}
        icon={<X />}
        placement="left"
        onPress={() => dismissToast(id)}
      />
    </li>
  );
};

/** Calls `onEnd` after the time, not counting pauses. */
const useLifetime = (duration: number | 'persistent', isPaused: boolean, onEnd: () => void) => {
  const left = useRef(duration === 'persistent' ? Number.POSITIVE_INFINITY : duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || left.current === Number.POSITIVE_INFINITY) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [isPaused]);
};
