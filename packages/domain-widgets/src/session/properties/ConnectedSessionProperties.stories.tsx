import { listDesignProductTypes } from '@crt/api-client/design-sessions/design-option';
import {
  addSessionProperties,
  deleteSessionProperties,
  listSessionProperties,
  updateSessionProperties,
} from '@crt/api-client/design-sessions/session-property';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { DesignResult } from '@crt/api-client/types-design-sessions';
import { Button } from '@crt/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedSessionProperties } from './ConnectedSessionProperties.tsx';
import { sampleEntries, sampleTypes } from './sample-session-properties.ts';

const done: DesignResult = { result: 0, messages: [], id: 22 };
/** Says in the story which body came, unless it is the expected one. */
const ifSent = (body: unknown, expected: object): DesignResult =>
  JSON.stringify(body) === JSON.stringify(expected)
    ? done
    : { ...done, result: 2, messages: [`Unexpected: ${JSON.stringify(body)}`] };
const durations = {
  preparationTime: '1.02:00:00',
  designSessionTime: '01:30:00',
  postProcessingTime: '0.04:00:00',
};

const meta = {
  title: 'Widgets/Design sessions/ConnectedSessionProperties',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedSessionProperties,
  args: { open: undefined, onOpen: fn() },
  render: function Held(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <StorySurroundings>
        <Button onPress={() => setOpen('new')}>New</Button>
        <div style={{ blockSize: '22rem' }}>
          <ConnectedSessionProperties open={open} onOpen={setOpen} />
        </div>
      </StorySurroundings>
    );
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listSessionProperties, [...sampleEntries]),
      mock(listDesignProductTypes, sampleTypes),
      mock(updateSessionProperties, ({ body }) => ifSent(body, { ...durations, sessionLimit: 4 })),
      mock(addSessionProperties, { ...done, result: 2, messages: ['This type has an entry.', 'Edit it.'] }),
      mock(deleteSessionProperties, done),
    ),
} satisfies Meta<typeof ConnectedSessionProperties>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('PEEK cranial implant')).toHaveLength(2);
  },
};

/** An edit sends only durations and limit (N27). */
export const Saves: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit PEEK cranial implant' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Record edited')).toBeInTheDocument();
  },
};

/** The messages of a refusal, joined with spaces, stand in the dialog (N20). */
export const Refused: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add' });
    await userEvent.click(within(dialog).getByRole('button', { name: /Product Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Titanium mesh' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('This type has an entry. Edit it.')).toBeVisible();
  },
};

/** Nothing is deleted without a question, and both answers are told (N26). */
export const Deletes: Story = {
  play: async () => {
    const ask = async (answer: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete Titanium mesh' }));
      const question = await screen.findByRole('alertdialog');
      await expect(question).toHaveTextContent('Do you want to delete this session property?');
      await userEvent.click(screen.getByRole('button', { name: answer }));
    };
    await ask('Cancel');
    await expect(await screen.findByText('Delete canceled')).toBeInTheDocument();
    await ask('OK');
    await expect(await screen.findByText('Delete completed')).toBeInTheDocument();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(listSessionProperties)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listSessionProperties, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
