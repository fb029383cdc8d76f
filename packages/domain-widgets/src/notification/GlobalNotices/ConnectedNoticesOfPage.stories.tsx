import { listGlobalNotificationsOfRequests } from '@crt/api-client/main/global-notification';
import { listManufacturingCycles } from '@crt/api-client/main/manufacturing-cycle-list';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cyclesList, type CycleQuery } from '../../cycle/cycle-list.ts';
import { noFilters } from '../../shared/list/list-query.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedNoticesOfPage } from './ConnectedNoticesOfPage.tsx';

const answer = exampleOf(listManufacturingCycles);
const [first] = answer.items;
if (!first) throw new Error('The example has a cycle.');
const asked = fn<(body: unknown) => void>();
const page = (hasNotices: boolean) => ({
  ...answer,
  items: ['26-10412', '26-10398', '26-10412'].map((requestId, place) => ({
    ...first,
    id: place + 1,
    requestId,
    globalNotificationsAvailable: hasNotices && requestId === '26-10412',
  })),
});

interface Needs {
  readonly query: CycleQuery;
  readonly requestId: string | undefined;
  readonly onClose: () => void;
}
/** The notices of a page of the cycle list. */
const NoticesOfCycles = (needs: Needs) => <ConnectedNoticesOfPage list={cyclesList} {...needs} />;

const meta = {
  title: 'Widgets/Notifications/ConnectedNoticesOfPage',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: NoticesOfCycles,
  args: {
    query: { filters: noFilters(cyclesList), sort: [], page: { index: 0, size: 10 } },
    requestId: undefined,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock(listManufacturingCycles, page(true)),
      mock(listGlobalNotificationsOfRequests, ({ body }) => {
        asked(body);
        return exampleOf(listGlobalNotificationsOfRequests);
      }),
    );
  },
} satisfies Meta<typeof NoticesOfCycles>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One call with all requests of the page, each once; nothing is shown before somebody asks (G24). */
export const AsksOnce: Story = {
  play: async () => {
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(asked).toHaveBeenCalledWith({ requestIds: ['26-10398', '26-10412'] });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Those of the row whose sign was pressed (G3). */
export const ShowsThoseOfARow: Story = {
  args: { requestId: '26-10412' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Global notifications' })).toHaveTextContent(
      'Material recall',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A page without any sign asks nothing. */
export const NothingToAsk: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listManufacturingCycles, page(false))),
  play: async () => {
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** Acknowledged meanwhile elsewhere: there is nothing left to read. */
export const GoneMeanwhile: Story = {
  args: { requestId: '26-10398' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Told when somebody wanted to read them. */
export const Failed: Story = {
  args: { requestId: '26-10412' },
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(listGlobalNotificationsOfRequests, 403, 'You may not read them.')),
  play: async ({ args }) => {
    await expect(
      await screen.findByText('The global notifications could not be loaded.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
