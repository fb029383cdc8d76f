import type { KeyboardEvent } from 'react';
import { isValidSpan, moveSpan, nextSlot, resizeSpan, selectSpan, slotOf } from '../layout/slots.ts';
import { dayAt } from '../layout/day-frame.ts';
import { isThere } from '../layout/event.ts';
import type { Slot } from '../layout/slots.ts';
import { eventFrom, neighbourEvent } from './event-focus.ts';
import { formatSpan } from './formats.ts';
import type { Interaction } from './use-calendar-interaction.ts';

type Press = KeyboardEvent<HTMLElement>;

const slotKey = ({ isRightToLeft }: Interaction, { key, ctrlKey, metaKey }: Press) => ({
  key,
  isFar: ctrlKey || metaKey,
  isRightToLeft,
});

/** Keys on the cursor: moving, extending, choosing, turning the page. True when the key was ours. */
export function onSlotKey(interaction: Interaction, press: Press): boolean {
  const { grid, cursor, anchor } = interaction;
  const next = nextSlot(grid, cursor, slotKey(interaction, press));
  if (next) {
    interaction.moveCursor(next, press.shiftKey ? (anchor ?? cursor) : undefined);
    return true;
  }
  switch (press.key) {
    case 'Tab': {
      const event = press.shiftKey ? undefined : eventFrom(interaction.root, cursor.day, cursor.minute ?? -1);
      event?.focus();
      return event !== undefined;
    }
    case 'Enter':
    case ' ':
      if (interaction.onSelect) {
        const span = selectSpan(grid, anchor ?? cursor, cursor);
        interaction.announce(
          interaction.texts.selected(formatSpan(span, interaction.clock, interaction.texts)),
        );
        interaction.select(span, cursor);
      }
      return true;
    case 'Escape':
      if (!anchor) return false;
      interaction.moveCursor(cursor);
      return true;
    case 'PageUp':
    case 'PageDown':
      // The cursor of the other page takes the focus with it.
      interaction.moveCursor(cursor);
      interaction.onNavigate?.(press.key === 'PageUp' ? -1 : 1);
      return interaction.onNavigate !== undefined;
    default:
      return false;
  }
}

/** Keys on an event: to its neighbours, picking it up, back to the times. True when the key was ours. */
export function onEventKey(interaction: Interaction, press: Press, target: HTMLElement): boolean {
  const { root, grid } = interaction;
  const neighbour = neighbourEvent(root, target, press.key, interaction.isRightToLeft);
  if (neighbour) {
    interaction.wantedFocus.current = neighbour.dataset['event'];
    neighbour.focus();
    return true;
  }
  const prepared = interaction.eventOf(target);
  if (press.key === 'Tab' && press.shiftKey) {
    interaction.moveCursor(interaction.cursor);
    return true;
  }
  if (press.key === 'Escape') {
    const slot = prepared ? slotOf(grid, prepared) : interaction.cursor;
    interaction.moveCursor(grid.days.includes(slot.day) ? slot : interaction.cursor);
    return true;
  }
  const isLift = press.key === ' ' && prepared !== undefined && interaction.canChange(prepared);
  if (press.key === 'Enter' || (press.key === ' ' && !isLift)) {
    target.click();
    return true;
  }
  if (!isLift) return false;
  const from = slotOf(grid, prepared);
  interaction.lifted.current = { prepared, from, to: from, span: prepared };
  interaction.wantedFocus.current = prepared.event.id;
  interaction.setDraft({ prepared, span: prepared });
  interaction.announce(interaction.texts.pickedUp(prepared.event.title));
  return true;
}

function endSlot({ grid }: Interaction, span: { isAllDay: boolean; end: number }): Slot {
  const { slotMinutes, timeZone } = grid;
  if (span.isAllDay) return { day: span.end - 1 };
  if (slotMinutes === undefined) return { day: dayAt(span.end - 1, timeZone) };
  return slotOf(grid, { isAllDay: false, start: span.end - slotMinutes * 60_000, end: span.end });
}

/** Keys while an event is in hand: every one is ours, so that nothing else happens until it is put down. */
export function onLiftedKey(interaction: Interaction, press: Press): boolean {
  const { lifted, grid, clock, texts } = interaction;
  const held = lifted.current;
  if (!held || press.key === 'Shift') return false;
  const { prepared, from, to, span } = held;
  if (!isThere(interaction.events, prepared)) {
    lifted.current = undefined;
    interaction.announce(texts.takenAway(prepared.event.title));
    return press.key !== 'Tab';
  }
  const isPutDown = press.key === 'Enter' || press.key === ' ';
  if (isPutDown || press.key === 'Escape' || press.key === 'Tab') {
    lifted.current = undefined;
    interaction.setDraft(undefined);
    if (isPutDown) interaction.change(prepared, span);
    else interaction.announce(texts.leftThere(prepared.event.title));
    return press.key !== 'Tab';
  }
  const step = (slot: Slot) => nextSlot(grid, slot, slotKey(interaction, press));
  const next = press.shiftKey ? step(endSlot(interaction, span)) : step(to);
  if (!next) return true;
  const moved = press.shiftKey ? resizeSpan(grid, span, next) : moveSpan(grid, prepared, from, next);
  const kept = press.shiftKey ? moved : withLength(moved, span);
  if (!isValidSpan(grid, kept)) return true;
  lifted.current = { ...held, to: press.shiftKey ? to : next, span: kept };
  interaction.setDraft({ prepared, span: kept });
  interaction.announce(formatSpan(kept, clock, texts));
  return true;
}

/** Moving after resizing keeps the new length. */
const withLength = <S extends { isAllDay: boolean; start: number; end: number }>(moved: S, before: S): S =>
  moved.isAllDay === before.isAllDay ? { ...moved, end: moved.start + before.end - before.start } : moved;
