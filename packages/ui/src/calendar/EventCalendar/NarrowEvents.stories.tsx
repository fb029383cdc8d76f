import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import type { CalendarEvent } from '../layout/event.ts';
import { TimeGrid } from '../TimeGrid/TimeGrid.tsx';
import { sampleNow } from './sample-events.ts';

/** Many events beside each other: what is shown of their words where there is little room. */
const meta = {
  title: 'Components/Calendar/Views',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const names = ['Hannah Hoffmann', 'Kenji Brandt', 'Claire Cohen', 'Dana Novak', 'Akira Abbott', 'Mei Moreau'];

/** As many people as given are available on a day at once; one of them for half an hour only. */
const ofDay = (day: string, count: number): CalendarEvent[] =>
  names.slice(0, count).map((name, index) => ({
    id: `${day} ${name}`,
    title: `${name}: Availability`,
    description: 'Rotterdam',
    icon: <CalendarCheck />,
    start: `${day}T07:00:00Z`,
    end: index === 1 ? `${day}T07:30:00Z` : `${day}T11:00:00Z`,
    tone: 'availability',
  }));

const isShown = (element: Element | null | undefined) =>
  element?.checkVisibility({ visibilityProperty: true }) === true;

/**
 * Time and title stand beside each other where there is room; then names alone, whose lines lose their ends with a sign
 * of it; then icons alone. All is heard.
 */
export const NarrowEvents: Story = {
  tags: ['visual', 'visual-dark'],
  globals: { direction: 'ltr', density: 'comfortable' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 648 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <TimeGrid
      label="Schedule"
      timeZone="Europe/Warsaw"
      now={sampleNow}
      dates={['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']}
      events={[
        ...ofDay('2026-11-24', 1),
        ...ofDay('2026-11-25', 2),
        ...ofDay('2026-11-26', 4),
        ...ofDay('2026-11-27', 6),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const shownOf = (day: string) => {
      const event = canvas.getByRole('button', {
        name: new RegExp(`^08:00 Hannah Hoffmann: Availability Rotterdam, until 12:00, ${day}`),
      });
      const words = event.firstElementChild;
      const [icon, time] = words?.children ?? [];
      return { words, shown: [icon, time, words].map(isShown) };
    };
    await expect(shownOf('Tuesday').shown).toEqual([true, true, true]);
    await expect(shownOf('Wednesday').shown).toEqual([true, false, true]);
    await expect(shownOf('Thursday').shown).toEqual([true, false, true]);
    await expect(shownOf('Friday').shown).toEqual([true, false, false]);
    const short = canvas.getByRole('button', { name: /^08:00 Kenji Brandt.*Friday/ });
    await expect([...short.children].map(isShown)).toEqual([true, false, false]);
    const { words } = shownOf('Thursday');
    // Names are longer than their lines: none is cut through a letter.
    await expect(words?.scrollWidth).toBeGreaterThan(words?.clientWidth ?? 0);
    await expect(getComputedStyle(words as Element)).toMatchObject({
      overflowX: 'clip',
      textOverflow: 'ellipsis',
    });
  },
};
