import {
  listDesignLocations,
  listDesignProductTypes,
  listDesignTimeZones,
} from '@crt/api-client/design-sessions/design-option';
import { listDesigners, updateDesigner } from '@crt/api-client/design-sessions/designer';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { DesignResult } from '@crt/api-client/types-design-sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedDesigners } from './ConnectedDesigners.tsx';
import { initialDesignerFilter } from './designer-filter.ts';
import { sampleDesigners, sampleProductTypes } from './sample-designers.ts';

const meta = {
  title: 'Widgets/Design sessions/ConnectedDesigners',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedDesigners,
  args: {
    filter: initialDesignerFilter,
    onFilter: fn(),
    scheduleHref: (id) => `/Designer/Schedule/${id}`,
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <div style={{ blockSize: '24rem' }}>
          <Story />
        </div>
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDesigners, [...sampleDesigners]),
      mock(listDesignProductTypes, sampleProductTypes),
      mock(listDesignLocations, exampleOf(listDesignLocations)),
      mock(listDesignTimeZones, exampleOf(listDesignTimeZones)),
    ),
} satisfies Meta<typeof ConnectedDesigners>;
export default meta;

type Story = StoryObj<typeof meta>;

const change = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Tomas Lindqvist' }));
  const sessions = await screen.findByRole('textbox', { name: /Sessions per Day/ });
  await userEvent.clear(sessions);
  await userEvent.type(sessions, '5{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tomas Lindqvist')).toBeVisible();
  },
};

const done: DesignResult = { result: 0, messages: [], id: null };

/** Only what was changed is sent, as replace operations (N22). */
export const Saves: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateDesigner, ({ body }) =>
        JSON.stringify(body) === '[{"op":"replace","path":"/sessionsPerDay","value":5}]'
          ? done
          : { ...done, result: 2, messages: [`Unexpected: ${JSON.stringify(body)}`] },
      ),
    ),
  play: async () => {
    await change();
    await expect(await screen.findByText('Record edited')).toBeInTheDocument();
  },
};

/** The messages of a refusal, joined with spaces, stand in the dialog, which stays (N20). */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateDesigner, { ...done, result: 2, messages: ['The plant is closed.', 'Choose another.'] }),
    ),
  play: async () => {
    await change();
    await expect(await screen.findByText('The plant is closed. Choose another.')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Edit Tomas Lindqvist' })).toBeVisible();
  },
};

/** What could not be loaded is asked for again where it is missed. */
export const ChoicesFail: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listDesignTimeZones, 500, 'The database is away.')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Tomas Lindqvist' }));
    await expect(await screen.findByText('The choices could not be loaded.')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(listDesigners)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listDesigners, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
