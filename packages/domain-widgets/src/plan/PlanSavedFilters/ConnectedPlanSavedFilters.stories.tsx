import { createMockQueryClient, exampleOf, mock, mockPending } from '@crt/api-client/mocks';
import { listPlanFilters, savePlanFiltersPreset } from '@crt/api-client/main/stored-query';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { noPlanFilters } from '../plan-list.ts';
import { ConnectedPlanSavedFilters } from './ConnectedPlanSavedFilters.tsx';

const saved = exampleOf(savePlanFiltersPreset);

const meta = {
  title: 'Widgets/Plans/ConnectedPlanSavedFilters',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanSavedFilters,
  args: {
    query: { filters: { ...noPlanFilters, requestId: '104' }, sort: [] },
    columns: undefined,
    activeId: undefined,
    isModified: false,
    onApply: fn(),
    onReset: fn(),
    onSaved: fn(),
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
        <ToastOutlet />
        <ConfirmOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(mock(listPlanFilters, exampleOf(listPlanFilters)), mock(savePlanFiltersPreset, saved)),
} satisfies Meta<typeof ConnectedPlanSavedFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => {
  const button = () => screen.getByRole('button', { name: /Saved filters|Late in/ });
  await expectOpen(button, { timeout: 8_000 });
  await userEvent.click(button());
};

const saveAs = async (name: string) => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Save as new/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), `${name}{Enter}`);
};

/** Apply waits until a filter is chosen (E19). */
export const Applies: Story = {
  play: async ({ args }) => {
    await open();
    await expect(await screen.findByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(await screen.findByRole('option', { name: /Everything on hold/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith(62);
  },
};

const sent = fn<(body: object) => void>();

/** Filters and order go under the new name, which is the filter in use then (E20). */
export const Saves: Story = {
  args: {
    query: {
      filters: { ...noPlanFilters, requestId: '104' },
      sort: [{ columnId: 'milestone:7', direction: 'descending' }],
    },
  },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock(savePlanFiltersPreset, ({ body }) => {
        sent(body);
        return saved;
      }),
    );
  },
  play: async ({ args }) => {
    await saveAs('Hot plans');
    await expect(await screen.findByText('Filter saved succesfully.')).toBeInTheDocument();
    await expect(args.onSaved).toHaveBeenCalledWith(17, 'Hot plans');
    await expect(sent.mock.calls).toEqual([
      [
        expect.objectContaining({
          name: 'Hot plans',
          filters: expect.objectContaining({ requestId: '104' }),
          sortModel: [expect.objectContaining({ milestoneId: 7, milestoneDateType: 1, sortOrder: 0 })],
        }),
      ],
    ]);
  },
};

/** A name is needed (E20). */
export const WithoutName: Story = {
  play: async ({ args }) => {
    await saveAs(' ');
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** A name ends where the server would refuse it. */
export const NameTooLong: Story = {
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Save as new/ }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.click(name);
    await userEvent.paste('Late '.repeat(25));
    await expect(name).toHaveValue('Late '.repeat(20));
  },
};

/** A name that only the server knows is asked about as well; who declines is told so, and keeps the name (E21). */
export const DeclinesOverwrite: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(savePlanFiltersPreset, { ...saved, result: 1, message: 'Overwrite it?', data: null })),
  play: async ({ args }) => {
    await saveAs('Hot plans');
    await expect(await screen.findByText('Overwrite it?')).toBeInTheDocument();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Update canceled')).toBeInTheDocument();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Hot plans');
  },
};

/** What the server refuses is shown, and the name stays (E20). */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(savePlanFiltersPreset, { ...saved, result: 2, message: 'Too many filters.', data: null })),
  play: async () => {
    await saveAs('Hot plans');
    await expect(await screen.findByText('Too many filters.')).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Hot plans');
  },
};

/** The name of the filter in use stands on the button (E23). */
export const InUse: Story = {
  args: { activeId: 61, isModified: true },
  play: async ({ canvas }) => {
    await expectOpen(await canvas.findByRole('button', { name: /Late in Rotterdam.*Modified/ }));
  },
};

/** The name is there before the filters, and for one that is not among them: somebody else's, seen by a manager (E23). */
export const InUseBeforeTheOthers: Story = {
  args: { activeId: 99, activeName: 'Of somebody else' },
  beforeEach: ({ msw }) => msw.use(mockPending(listPlanFilters)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Of somebody else' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['unseen'],
  beforeEach: ({ msw }) => msw.use(mockPending(listPlanFilters)),
};
