import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { samplePreReservation, sampleSession } from './sample-session.ts';
import { SessionDetails } from './SessionDetails.tsx';

const meta = {
  title: 'Widgets/Design sessions/SessionDetails',
  component: SessionDetails,
  args: {
    session: sampleSession,
    names: {
      designer: 'Tomas Lindqvist',
      productType: 'PEEK cranial implant',
      distributionCenter: 'Rotterdam',
    },
    meeting: 3,
    when: '24/11/2026 09:00 – 10:30',
    planHref: '#',
    onEdit: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SessionDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

const held = async (name: string, isHeld: boolean) => {
  const button = await screen.findByRole('button', { name });
  if (isHeld) await expect(button).toHaveAttribute('aria-disabled', 'true');
  else await expect(button).not.toHaveAttribute('aria-disabled', 'true');
};

/** Created: it can be changed and deleted (N16, N38). */
export const Created: Story = {
  play: async () => {
    await expect(await screen.findByText('Created')).toBeVisible();
    await held('Edit', false);
    await held('Delete', false);
  },
};

/** While the meeting is being made nothing can be done with it (N16). */
export const InProgress: Story = {
  tags: ['no-visual'],
  args: { meeting: 2 },
  play: async () => {
    await expect(await screen.findByText('In progress')).toBeVisible();
    await held('Edit', true);
    await held('Delete', true);
  },
};

/** Until the state of its meeting is there, nobody knows what can be done, and that is said (N39). */
export const MeetingUnknown: Story = {
  tags: ['no-visual'],
  args: { meeting: undefined },
  play: async () => {
    await held('Edit', true);
    await held('Delete', true);
    await expect(screen.queryByText(/in progress/i)).toBeNull();
  },
};

/** A meeting that failed leaves a session that can only be deleted (N16). */
export const Failed: Story = {
  tags: ['no-visual'],
  args: { meeting: 4 },
  play: async () => {
    await held('Edit', true);
    await held('Delete', false);
  },
};

/** So does one that ended in an error (N16). */
export const ErrorState: Story = { ...Failed, args: { meeting: 1 } };

/** What is over stays (N19). */
export const Over: Story = {
  tags: ['no-visual'],
  args: { session: { ...sampleSession, canBeDeleted: false } },
  play: () => held('Delete', true),
};

/** Says what it waits for; nobody of the house booked it (N17, N18). */
export const PreReservation: Story = {
  args: { session: samplePreReservation, meeting: undefined },
  play: async () => {
    await expect(await screen.findByText(/It is lost unless an in-specification CT scan/)).toBeVisible();
    await expect(screen.getByText('Booked via the API')).toBeVisible();
    await held('Edit', false);
  },
};

/** Whoever only looks has no acts (N23). */
export const ReadOnly: Story = {
  tags: ['no-visual'],
  render: ({ onEdit: _edit, onDelete: _delete, ...args }) => <SessionDetails {...args} />,
  play: async () => {
    await expect(await screen.findByText('Created')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
