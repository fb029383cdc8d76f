import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { searchPhrase } from '@crt/api-client/main/search';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConnectedSearchBox } from './ConnectedSearchBox.tsx';

const asked = fn<(screenType: number) => void>();

const meta = {
  title: 'Widgets/Search/ConnectedSearchBox',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedSearchBox,
  args: { screen: 2, onFound: fn(), hrefOf: (planId, screen) => `/${screen}/${planId}` },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
        <ToastOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock(searchPhrase, ({ body }) => {
        asked(body.screenType);
        return { ...exampleOf(searchPhrase), screenType: 4 as const };
      }),
    );
  },
} satisfies Meta<typeof ConnectedSearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The answer decides which screen shows the plan, not the one from which was searched (M3). */
export const FindsAPlan: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '26-10412{Enter}{Enter}');
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith(10_412, 4));
    // What is typed is looked for, too, but what is found is opened once.
    await expect(args.onFound).toHaveBeenCalledOnce();
    await expect(new Set(asked.mock.calls.flat())).toEqual(new Set([2]));
  },
};

const hit = (fulfilmentPlanId: number) => ({
  fulfilmentPlanId,
  screenType: 1 as const,
  requestIdWithRevision: `26-${fulfilmentPlanId} R2`,
  productType: 'PEEK cranial implant',
  processingStatusDescription: 'Manufacturing',
  matched: 'RequestId' as const,
  matchedText: `26-${fulfilmentPlanId}`,
});

/** Where several plans may be meant they are offered, while one types and after Enter; none is opened by itself. */
export const Several: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(searchPhrase, {
        ...exampleOf(searchPhrase),
        screenType: null,
        fulfilmentPlanId: null,
        hits: [hit(10_412), hit(20_412)],
      }),
    ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '0412');
    await expect(await screen.findByRole('link', { name: /26-20412/ })).toHaveAttribute('href', '/1/20412');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    await expect(box).toHaveValue('0412');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: /26-10412/ })).toBeVisible();
    await expect(args.onFound).not.toHaveBeenCalled();
  },
};

/** Several ids that were pasted are a list, however many: they are handed on as a filter takes them, and nothing is asked. */
export const SeveralIds: Story = {
  args: { onSeveral: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.click(box);
    await userEvent.paste('26-10412 R2 26-10473');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeveral).toHaveBeenLastCalledWith('26-10412, 26-10473');
    const column = Array.from({ length: 12 }, (_, row) => `26-${10_400 + row}`);
    await userEvent.clear(box);
    await userEvent.paste(column.join(' '));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeveral).toHaveBeenLastCalledWith(column.join(', '));
    await expect(asked).not.toHaveBeenCalled();
    // One id is looked for as ever.
    await userEvent.clear(box);
    await userEvent.type(box, '26-10412 R2{Enter}');
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith(10_412, 4));
    await expect(args.onSeveral).toHaveBeenCalledTimes(2);
  },
};

/** Whoever may see no list of plans searches for them as for any phrase, which is not longer than the server takes. */
export const SeveralIdsWithoutList: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '26-10412 26-10473{Enter}');
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith(10_412, 4));
  },
};

/** Nothing found is told in the server's words (M4). */
export const NotFound: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(searchPhrase, {
        ...exampleOf(searchPhrase),
        result: 2,
        message: 'No request was found for 99.',
        screenType: null,
        fulfilmentPlanId: null,
        hits: [],
      }),
    ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '99{Enter}');
    await expect(await screen.findByText('No request was found for 99.')).toBeInTheDocument();
    await expect(args.onFound).not.toHaveBeenCalled();
  },
};

/** A call that fails is told, and the phrase stays to be sent again. */
export const CallFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(searchPhrase, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '26-10412{Enter}');
    await expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    await expect(box).toHaveValue('26-10412');
  },
};
