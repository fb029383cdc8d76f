import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CalendarTexts } from '../calendar-texts.ts';
import { type PreparedEvent, type Span, dayText, isThere, spanOf } from '../layout/event.ts';
import { type Slot, type SlotGrid, isSameSlot, selectSpan } from '../layout/slots.ts';
import { whenBackFromDialog } from './back-from-dialog.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { focusEvent } from './event-focus.ts';
import { type Clock, formatSpan } from './formats.ts';
import { onEventKey, onLiftedKey, onSlotKey } from './keys.ts';
import { startDrag } from './pointer.ts';

/** A change that is still being made: the event that is moved, or new time that is chosen. */
export interface Draft {
  readonly span: Span;
  /** Absent while free time is chosen. */
  readonly prepared?: PreparedEvent | undefined;
}

/** An event in the keyboard's hand. */
export interface Lifted {
  readonly prepared: PreparedEvent;
  readonly from: Slot;
  readonly to: Slot;
  readonly span: Span;
}

export interface CalendarInteractionOptions extends CalendarActions {
  grid: SlotGrid;
  events: readonly PreparedEvent[];
  initialSlot: Slot;
  clock: Clock;
  texts: CalendarTexts;
  isRightToLeft: boolean;
}

/** What the keys and the pointer need to know and to do; made anew with each rendering. */
export interface Interaction extends CalendarInteractionOptions {
  root: HTMLElement;
  cursor: Slot;
  anchor: Slot | undefined;
  lifted: RefObject<Lifted | undefined>;
  /** An event to give the focus back to when its new place has been drawn. */
  wantedFocus: RefObject<string | undefined>;
  /** Calls when somebody comes back from the dialog of a pressed event. */
  awaitDialog: (back: () => void) => void;
  moveCursor: (slot: Slot, anchor?: Slot) => void;
  /** The cursor goes to a slot under the pointer, which is seen: nothing scrolls for it. */
  pressCursor: (slot: Slot) => void;
  setDraft: (draft: Draft | undefined) => void;
  announce: (text: string) => void;
  eventOf: (element: Element | null) => PreparedEvent | undefined;
  canChange: (prepared: PreparedEvent) => boolean;
  /** Tells that time was chosen; the cursor is at a slot of it. */
  select: (span: Span, at: Slot) => void;
  change: (prepared: PreparedEvent, span: Span) => void;
}

interface State {
  slot: Slot;
  anchor?: Slot | undefined;
}

/** What the hook keeps between renderings without drawing anew. */
interface Kept {
  lifted: RefObject<Lifted | undefined>;
  wantedFocus: RefObject<string | undefined>;
  isCursorWanted: RefObject<boolean | 'pressed'>;
  /** Ends the wait for the dialog of a pressed event, unless that has opened. */
  endWait: RefObject<(() => void) | undefined>;
  status: RefObject<HTMLDivElement | null>;
}

/** Says something else instead, once it is known that it was not so; what was said since is newer. */
function takeBack({ current: status }: Kept['status'], said: string, instead: string): void {
  if (status?.textContent === said) status.textContent = instead;
}

/** The event that an element draws or belongs to. */
function eventAt(events: readonly PreparedEvent[], element: Element | null): PreparedEvent | undefined {
  const id = element?.closest<HTMLElement>('[data-event]')?.dataset['event'];
  return id === undefined ? undefined : events.find(({ event }) => event.id === id);
}

function makeInteraction(
  options: CalendarInteractionOptions,
  root: HTMLElement,
  { slot: cursor, anchor }: State,
  kept: Kept,
  set: { state: (state: State) => void; draft: (draft: Draft | undefined) => void },
): Interaction {
  const { grid, events, clock, texts } = options;
  const announce = (text: string) => {
    if (kept.status.current) kept.status.current.textContent = text;
  };
  return {
    ...options,
    root,
    cursor,
    anchor,
    lifted: kept.lifted,
    wantedFocus: kept.wantedFocus,
    awaitDialog: (back) => {
      kept.endWait.current?.();
      kept.endWait.current = whenBackFromDialog(root, back);
    },
    setDraft: set.draft,
    announce,
    moveCursor: (to, from) => {
      kept.isCursorWanted.current = true;
      set.state({ slot: to, anchor: from });
      if (from && !isSameSlot(from, to)) announce(formatSpan(selectSpan(grid, from, to), clock, texts));
    },
    pressCursor: (to) => {
      kept.isCursorWanted.current = 'pressed';
      set.state({ slot: to });
    },
    eventOf: (element) => eventAt(events, element),
    canChange: ({ event }) => options.onEventChange !== undefined && event.isMovable !== false,
    select: (span, at) => {
      set.state({ slot: at });
      options.onSelect?.(spanOf(span));
    },
    change: (prepared, span) => {
      kept.wantedFocus.current = prepared.event.id;
      if (span.start === prepared.start && span.end === prepared.end) return;
      const isKept = options.onEventChange?.(prepared.event, spanOf(span));
      const { title } = prepared.event;
      const said = texts.putDown(title, formatSpan(span, clock, texts));
      announce(said);
      void isKept?.then((isTrue) => isTrue || takeBack(kept.status, said, texts.leftThere(title)));
    },
  };
}

/** Tells what the drawn parts need: where the cursor stands, what is being chosen or moved, and the handlers. */
export function useCalendarInteraction(options: CalendarInteractionOptions) {
  const rootRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const [{ slot, anchor }, setState] = useState<State>({ slot: options.initialSlot });
  const [draft, setDraft] = useState<Draft>();
  const lifted = useRef<Lifted>(undefined);
  const wantedFocus = useRef<string>(undefined);
  const isCursorWanted = useRef<boolean | 'pressed'>(false);
  const endWait = useRef<() => void>(undefined);
  const wasDragged = useRef(false);
  const cursor = options.grid.days.includes(slot.day) ? slot : options.initialSlot;
  useFocusAfterDrawing(rootRef, wantedFocus, isCursorWanted);
  useTakenAway(options, { lifted, status: statusRef }, setDraft);
  useOpenFromElsewhere(rootRef, options.openEventId);
  /** Does something with what is true now. */
  const live = (act: (interaction: Interaction) => void) => {
    const root = rootRef.current;
    const kept = { lifted, wantedFocus, isCursorWanted, endWait, status: statusRef };
    const set = { state: setState, draft: setDraft };
    if (root) act(makeInteraction(options, root, { slot: cursor, anchor }, kept, set));
  };
  return {
    rootRef,
    statusRef,
    cursor,
    keys: keysOf(options),
    selection: anchor && !isSameSlot(anchor, cursor) ? selectSpan(options.grid, anchor, cursor) : undefined,
    draft,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
        live((interaction) => handleKey(interaction, event) && event.preventDefault()),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        live((interaction) => startDrag(interaction, event, () => void (wasDragged.current = true)));
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        // No click follows a drag whose event is drawn anew: the next one may be a press by key, which counts no clicks.
        if (!wasDragged.current || event.detail === 0) live((made) => handleClick(made, event));
        wasDragged.current = false;
      },
      // The calendar is one tab stop, the cursor; from an event the next Tab leaves.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        endWait.current?.();
        setCursorStop(rootRef.current, target, -1);
        wantedFocus.current = target.dataset['event'] ?? wantedFocus.current;
      },
      // What is drawn anew loses the focus without a blur: after one, the person has gone elsewhere.
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        setCursorStop(rootRef.current, target, 0);
        wantedFocus.current = undefined;
      },
    },
  };
}

/** Says at once that what is in the keyboard's hand is gone; it stays in hand, so that the next key does nothing else. */
function useTakenAway(
  { events, texts }: Pick<CalendarInteractionOptions, 'events' | 'texts'>,
  { lifted, status }: Pick<Kept, 'lifted' | 'status'>,
  setDraft: (draft: undefined) => void,
) {
  useLayoutEffect(() => {
    const held = lifted.current?.prepared;
    if (!held || !status.current || isThere(events, held)) return;
    status.current.textContent = texts.takenAway(held.event.title);
    setDraft(undefined);
  }, [events, texts, lifted, status, setDraft]);
}

/** Where the dialog of an event was opened by something else than a press, the way back from it is the same. */
function useOpenFromElsewhere(rootRef: RefObject<HTMLDivElement | null>, id: string | undefined) {
  useEffect(() => {
    const root = rootRef.current;
    if (!root || id === undefined) return undefined;
    return whenBackFromDialog(root, () => comeBack(root, id));
  }, [rootRef, id]);
}

/** Which keys do something here: nothing is selected or picked up where nobody takes what was. */
function keysOf({ events, texts, onSelect, onEventChange }: CalendarInteractionOptions): string {
  const canMove = onEventChange !== undefined && events.some(({ event }) => event.isMovable !== false);
  return [texts.keys, onSelect && texts.selectKeys, canMove && texts.pickUpKey].filter(Boolean).join(' ');
}

/** Whether nothing has the focus any more, or only what is around the events, or what had it shows another event now. */
function hasLost(root: HTMLElement, id: string): boolean {
  const { activeElement: active } = document;
  if (active === null || (active !== root && active.contains(root))) return true;
  const shown = root.contains(active) ? (active as HTMLElement).dataset['event'] : undefined;
  return shown !== undefined && shown !== id;
}

/** Gives the focus to an event after its dialog, unless it has gone elsewhere meanwhile. */
function comeBack(root: HTMLElement, id: string): void {
  if (hasLost(root, id)) focusEvent(root, id);
}

/** Puts the focus where it belongs after what had it was drawn anew. */
function useFocusAfterDrawing(
  rootRef: RefObject<HTMLDivElement | null>,
  wantedFocus: RefObject<string | undefined>,
  isCursorWanted: Kept['isCursorWanted'],
) {
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    const id = wantedFocus.current;
    const isEventWanted = !isCursorWanted.current && id !== undefined;
    if (!isCursorWanted.current && !(isEventWanted && hasLost(root, id))) return;
    const isPressed = isCursorWanted.current === 'pressed';
    isCursorWanted.current = false;
    focusEvent(root, isEventWanted ? id : undefined, isPressed);
  });
}

function setCursorStop(root: HTMLElement | null, target: HTMLElement, tabIndex: 0 | -1): void {
  const cursor = root?.querySelector<HTMLElement>('[data-cursor]');
  if (cursor && target.dataset['event'] !== undefined) cursor.tabIndex = tabIndex;
}

function handleKey(interaction: Interaction, event: KeyboardEvent<HTMLElement>): boolean {
  const target = event.target as HTMLElement;
  if (event.altKey) return false;
  if (interaction.lifted.current) return onLiftedKey(interaction, event);
  if (target.dataset['cursor'] !== undefined) return onSlotKey(interaction, event);
  return target.dataset['event'] === undefined ? false : onEventKey(interaction, event, target);
}

function handleClick(interaction: Interaction, event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const day = target.closest<HTMLElement>('[data-more]')?.dataset['more'];
  if (day !== undefined) {
    interaction.onDayPress?.(dayText(Number(day)));
    return;
  }
  const prepared = interaction.eventOf(target);
  if (!prepared) return;
  const { root } = interaction;
  const { id } = prepared.event;
  interaction.wantedFocus.current = id;
  if (interaction.lifted.current) return;
  // In the dialog that opens now the event may be moved or deleted.
  interaction.awaitDialog(() => comeBack(root, id));
  interaction.onEventPress?.(prepared.event, target.closest<HTMLElement>('[data-event]') ?? target);
}
