import type { ComponentType } from 'react';
import type { Entry, View } from './entries.ts';

/** What can be done by dragging: move an event, change its end, choose free time. */
export const ACTS = ['move', 'resize', 'choose'] as const;
export type Act = (typeof ACTS)[number];

export interface CalendarProps {
  readonly entries: readonly Entry[];
  readonly view: View;
  /** Tells what somebody did. */
  readonly onAct: (act: Act) => void;
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
