import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bubble } from './reason.css.ts';

const REST = 200;
/** Milliseconds to cross the gap between the button and its bubble. */
const CROSSING = 150;
const GAP = 6;
const EDGE = 4;

/** Puts the bubble above the button, or below where there is no room, never over the edge of the window. */
function place(element: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = at.top - height - GAP;
  const left = at.left + (at.width - width) / 2;
  const furthest = document.documentElement.clientWidth - width - EDGE;
  element.style.top = `${above < EDGE ? at.bottom + GAP : above}px`;
  element.style.left = `${Math.max(EDGE, Math.min(left, furthest))}px`;
}

interface BubbleProps {
  id: string;
  anchor: HTMLElement;
  onHoverChange: (isHovered: boolean) => void;
  children: ReactNode;
}

const Bubble = ({ id, anchor, onHoverChange, children }: BubbleProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, anchor);
  });
  return createPortal(
    <div
      ref={ref}
      id={id}
      role="tooltip"
      data-component="Tooltip"
      data-react-aria-top-layer="true"
      className={bubble}
      onPointerEnter={() => onHoverChange(true)}
      onPointerLeave={() => onHoverChange(false)}
    >
      {children}
    </div>,
    document.body,
  );
};

/** Closes when it would lie beside the button, and when somebody has read enough or touches something else. */
function useClosing(isOpen: boolean, anchor: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = (): void => latest.current();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end();
    };
    const onTouch = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' && !anchor.current?.contains(target as Node)) end();
    };
    window.addEventListener('scroll', end, { capture: true, passive: true });
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onTouch);
    return () => {
      window.removeEventListener('scroll', end, { capture: true });
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onTouch);
    };
  }, [isOpen, anchor]);
}

/** A finger cannot rest on a button: its touch asks for the reason. */
function useTouch(isAsked: boolean, anchor: RefObject<HTMLElement | null>, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const element = anchor.current;
    if (!isAsked || !element) return undefined;
    const onTouch = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') latest.current();
    };
    element.addEventListener('pointerup', onTouch);
    return () => element.removeEventListener('pointerup', onTouch);
  }, [isAsked, anchor]);
}

/**
 * Why a button is held back: shown on hover after a short rest, on touch and on keyboard focus at once, read as its description.
 * It stays while the pointer is on the button or on the bubble itself, for those who enlarge the screen (WCAG 1.4.13).
 * A small thing of its own: the kit's Tooltip weighs a third of the button and would be loaded by every page with one.
 */
export function useReason(reason: string | undefined, anchor: RefObject<HTMLElement | null>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // A reason that comes under the resting pointer is mostly the answer to one's own press and soon gone again.
  const [last, setLast] = useState(reason);
  if (last !== reason) {
    setLast(reason);
    if (last === undefined) setOpen(false);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: boolean, delay = 0): void => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  };
  const isFocused = (): boolean => anchor.current?.matches(':focus-visible') === true;
  // The keyboard's focus alone is reason enough to stay.
  const leave = (): void => {
    if (isFocused()) clearTimeout(timer.current);
    else change(false, CROSSING);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useClosing(isOpen, anchor, () => change(false));
  useTouch(reason !== undefined, anchor, () => change(true));
  const isShown = isOpen && reason !== undefined;
  return {
    handlers: {
      onHoverChange: (isHovered: boolean) => (isHovered ? change(true, REST) : leave()),
      // The focus that a touch brings along does not take away what it asked for.
      onFocusChange: (hasFocus: boolean) => (!hasFocus || isFocused()) && change(hasFocus),
    },
    description: isShown ? { 'aria-describedby': id } : {},
    bubble:
      isShown && anchor.current ? (
        <Bubble
          id={id}
          anchor={anchor.current}
          onHoverChange={(isHovered) => (isHovered ? change(true) : leave())}
        >
          {reason}
        </Bubble>
      ) : null,
  };
}
