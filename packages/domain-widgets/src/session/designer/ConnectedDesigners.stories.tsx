import {
  listDesignLocations,
  listDesignProductTypes,
  listDesignTimeZones,
} from '@crt/api-client/design-sessions/design-option';
import { listDesigners, updateDesigner } from '@crt/api-client/design-sessions/designer';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { DesignResult } from '@crt/api-client/types-design-sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
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

const chooseZone = async (typed: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Tomas Lindqvist' }));
  const zone = await screen.findByRole('combobox', { name: /Timezone/ });
  await expectOpen(zone);
  await userEvent.clear(zone);
  await userEvent.type(zone, typed);
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
};

const needed = 'Nothing can be planned without a timezone, and this designer still has 2 sessions ahead.';
const question = 'This designer has 2 sessions ahead. Change the timezone anyway?';

/** Another zone is asked about while something lies ahead; a no leaves the dialog with what was entered (N22). */
export const AsksAboutTheZone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateDesigner, ({ body, ignoreWarning }) => {
        if (JSON.stringify(body) !== '[{"op":"replace","path":"/timezone","value":"Asia/Kolkata"}]')
          return { ...done, result: 2, messages: [`Unexpected: ${JSON.stringify(body)}`] };
        return ignoreWarning === true ? { ...done, id: 3 } : { ...done, result: 1, messages: [question] };
      }),
    ),
  play: async () => {
    await chooseZone('asia/kolkata');
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(question)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    await expect(screen.getByRole('combobox', { name: /Timezone/ })).toHaveValue('(UTC+05:30) Kolkata');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Record edited')).toBeInTheDocument();
  },
};

/** A zone that is needed is not taken away: the field says what lies ahead (N4). */
export const KeepsTheZone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(updateDesigner, 400, needed, [{ path: '/body/0/value', message: needed }])),
  play: async () => {
    await chooseZone(' ');
    const zone = await screen.findByRole('combobox', { name: /Timezone/ });
    await waitFor(() => expect(zone).toHaveAccessibleDescription(needed));
    await expect(zone).toHaveFocus();
    // The list would lie over what the field says.
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('Kolkata');
    await expect(await screen.findByRole('option', { name: /Kolkata/ })).toBeVisible();
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
