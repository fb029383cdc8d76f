import type { ReactNode, Ref } from 'react';
import { look } from './BarButton.css.ts';

interface BarButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** `icon` needs a `label`. */
  kind?: keyof typeof look;
  /** The name of a button without words; also its tooltip. */
  label?: string;
  /** Can be reached but does nothing, so that the focus is not lost when it becomes impossible. */
  isHeldBack?: boolean;
  hasPopup?: boolean;
  isExpanded?: boolean;
  /** One of several that is in force. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The small button in the bars of tables and calendars: a plain element that looks like the kit's Button. A page
 * with a table then loads neither the press engine nor the overlays that Button brings for its tooltips.
 */
export const BarButton = (props: BarButtonProps) => {
  const { children, onPress, kind = 'neutral', label, isHeldBack = false, hasPopup } = props;
  return (
    <button
      ref={props.ref}
      type="button"
      className={look[kind]}
      aria-label={label}
      title={label}
      aria-disabled={isHeldBack || undefined}
      aria-haspopup={hasPopup === true ? 'dialog' : undefined}
      aria-expanded={props.isExpanded}
      aria-pressed={props.isPressed}
      onClick={() => !isHeldBack && onPress()}
    >
      {children}
    </button>
  );
};
