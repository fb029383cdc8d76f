import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleEvents, sampleNow } from '../EventCalendar/sample-events.ts';
import type { CalendarEvent } from '../layout/event.ts';
import { PeopleGrid, type CalendarPerson } from './PeopleGrid.tsx';

const people: readonly CalendarPerson[] = [
  { id: 'dana', name: 'Dana Novak' },
  { id: 'mei', name: 'Mei Moreau' },
  { id: 'akira', name: 'Akira Abbott' },
  { id: 'elif', name: 'Elif Eriksson' },
];

/** Everything goes round among the first three; the fourth has nothing. */
const order = new Map(sampleEvents.map(({ id }, index) => [id, people[index % 3]?.id ?? '']));

const meta = {
  title: 'Components/Calendar/PeopleGrid',
  component: PeopleGrid,
  args: {
    label: 'Schedules',
    people,
    events: sampleEvents,
    personOf: ({ id }: CalendarEvent) => order.get(id) ?? '',
    dates: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    timeZone: 'Europe/Warsaw',
    now: sampleNow,
    onEventPress: fn(),
  },
} satisfies Meta<typeof PeopleGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row for everybody, a column for every day. */
export const Default: Story = { tags: ['visual', 'visual-dark', 'visual-floor'] };

export const TwelveHours: Story = { args: { hourCycle: 12 } };

/** Names and titles of any length, in little room. */
export const LongText: Story = {
  args: {
    people: [{ id: 'dana', name: 'Dana-Maria Novakowska-Hohenstaufen' }, ...people.slice(1)],
    events: sampleEvents.map((event) => ({ ...event, title: `${event.title} with a title of many words` })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Nobody has anything; the rows stay. */
export const Empty: Story = {
  args: { events: [] },
  tags: ['unseen'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One tab stop: arrows go along a row and to the nearest day of somebody else; Enter opens. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const first = canvas.getAllByRole('button')[0];
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/Mei Moreau/);
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(document.activeElement).toHaveAccessibleName(/Dana Novak/);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onEventPress).toHaveBeenCalledWith(
      expect.objectContaining({ id: first?.dataset['event'] }),
      first,
    );
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')).not.toContain(document.activeElement);
  },
};
