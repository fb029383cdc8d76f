import type { Page } from 'playwright-core';
import type { Act } from './page/candidate.ts';
import type { Bench } from './page/entry.tsx';

interface Reached {
  event: string | undefined;
  slot: string | undefined;
}

/** What has the focus now: an event or a slot, by something that tells it from the others. */
const focused = (page: Page): Promise<Reached> =>
  page.evaluate(() => {
    const { event, slot } = (globalThis as unknown as { bench: Bench }).bench.selectors();
    const element = document.activeElement;
    const text = `${element?.ariaLabel ?? ''} ${element?.textContent ?? ''}`;
    return {
      event: element?.closest(event) ? text : undefined,
      slot: element?.matches(slot) === true ? text : undefined,
    };
  });

/** More than there are slots in a day, and more than there are controls before the calendar's own. */
const ENOUGH = 52;

/** Notes every event and slot that gets the focus while keys are pressed. */
class Walk {
  readonly events = new Set<string>();
  readonly slots = new Set<string>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, times = 1): Promise<Reached> {
    for (let count = 1; count < times; count++) await this.press(key);
    await this.page.keyboard.press(key);
    const { event, slot } = await focused(this.page);
    if (event !== undefined) this.events.add(event);
    if (slot !== undefined) this.slots.add(slot);
    return { event, slot };
  }

  /** Over all slots: down one day, up the next. */
  async overSlots(): Promise<void> {
    await this.press('Home');
    await this.press('Control+Home');
    // The line of whole days above the hours.
    await this.press('ArrowUp');
    for (let day = 0; day < 7; day++) {
      await this.press(day % 2 === 0 ? 'ArrowDown' : 'ArrowUp', ENOUGH);
      await this.press('ArrowRight');
    }
  }

  async overEvents(drawn: number): Promise<void> {
    await this.press('Home');
    // The hidden events of a day have a control of their own among the others.
    await this.press('ArrowDown', 2 * drawn);
  }
}

/** The events and slots that the keyboard reaches: by Tab through the page, by arrows from the first of each. */
export async function reachable(
  page: Page,
  drawn: number,
): Promise<{ events: ReadonlySet<string>; slots: ReadonlySet<string> }> {
  const walk = new Walk(page);
  let [hasSlots, hasEvents] = [false, false];
  for (let count = 0; count < drawn + ENOUGH; count++) {
    const { event, slot } = await walk.press('Tab');
    if (slot !== undefined && !hasSlots) {
      hasSlots = true;
      await walk.overSlots();
    }
    if (event !== undefined && !hasEvents) {
      hasEvents = true;
      await walk.overEvents(drawn);
    }
  }
  return walk;
}

/** What the hand does by dragging, done by keys. */
const KEYS: Readonly<Record<Act, { on: keyof Reached; keys: readonly string[] }>> = {
  move: { on: 'event', keys: ['Space', 'ArrowDown', 'Enter'] },
  resize: { on: 'event', keys: ['Space', 'Shift+ArrowDown', 'Enter'] },
  choose: { on: 'slot', keys: ['Enter'] },
};

/** Whether keys do what the hand does by dragging; the page must be new. */
export async function canDo(page: Page, act: Act): Promise<boolean> {
  const { on, keys } = KEYS[act];
  for (let count = 0; count < ENOUGH && (await focused(page))[on] === undefined; count++)
    await page.keyboard.press('Tab');
  if ((await focused(page))[on] === undefined) return false;
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(100);
  const done = await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.done());
  return done.includes(act);
}
