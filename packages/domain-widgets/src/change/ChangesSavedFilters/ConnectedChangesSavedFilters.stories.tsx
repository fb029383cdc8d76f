import { createMockQueryClient, exampleOf, mock } from '@crt/api-client/mocks';
import { listChangesFilters, saveChangesFilter } from '@crt/api-client/main/stored-query';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { newestFirst, noChangesFilters } from '../changes-list.ts';
import { ConnectedChangesSavedFilters } from './ConnectedChangesSavedFilters.tsx';

const saved = exampleOf(saveChangesFilter);

const meta = {
  title: 'Widgets/Changes/ConnectedChangesSavedFilters',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedChangesSavedFilters,
  args: {
    query: { filters: noChangesFilters, sort: newestFirst },
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
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(mock(listChangesFilters, exampleOf(listChangesFilters)), mock(saveChangesFilter, saved)),
} satisfies Meta<typeof ConnectedChangesSavedFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

const saveAs = async (name: string) => {
  const button = () => screen.getByRole('button', { name: /Saved filters/ });
  await expectOpen(button, { timeout: 8_000 });
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: /Save as new/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), `${name}{Enter}`);
};

export const Default: Story = {};

/** A name is needed; saved, the filter is in use (V6). */
export const Saves: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await saveAs(' ');
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'PO numbers{Enter}');
    await expect(await screen.findByText('Filters saved succesfully.')).toBeInTheDocument();
    await expect(args.onSaved).toHaveBeenCalledWith(17);
  },
};

/** What the server refuses is shown (V6). */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(saveChangesFilter, { ...saved, result: 2, message: 'Too many filters.', data: null })),
  play: async () => {
    await saveAs('PO numbers');
    await expect(await screen.findByText('Too many filters.')).toBeInTheDocument();
  },
};
