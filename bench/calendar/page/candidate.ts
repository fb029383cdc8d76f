import type { ComponentType } from 'react';
import type { Entry, View } from './entries.ts';

export interface CalendarProps {
  readonly entries: readonly Entry[];
  readonly view: View;
  /** Somebody moved or resized an event. */
  readonly onChange: () => void;
}

/** A calendar under measurement, and how a person's hand finds its parts. */
export interface Candidate {
  readonly Calendar: ComponentType<CalendarProps>;
  /** A drawn event. */
  readonly event: string;
  /** A place of free time that can have the focus. */
  readonly slot: string;
  readonly next: () => HTMLElement | null;
  readonly show: (view: View) => HTMLElement | null;
}

/** A button by its words or its name. */
export const buttonNamed = (name: RegExp): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main button')].find(
    (button) =>
      name.test(button.textContent.trim()) || name.test(button.ariaLabel ?? '') || name.test(button.title),
  ) ?? null;
