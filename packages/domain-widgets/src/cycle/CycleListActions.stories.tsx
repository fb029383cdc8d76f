import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { exportManufacturingCycles } from '@crt/api-client/main/manufacturing-cycle-list';
import { listManufacturingFilters, saveManufacturingFiltersPreset } from '@crt/api-client/main/stored-query';
import { Inline } from '@crt/ui/Stack';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectOpen } from '../../../ui/src/stories/expect-open.ts';
import { noFilters } from '../shared/list/list-query.ts';
import { cyclesList } from './cycle-list.ts';
import {
  ConnectedCycleExport,
  ConnectedCycleSavedFilters,
  type ConnectedCycleSavedFiltersProps,
} from './CycleListActions.tsx';

const saved = exampleOf(saveManufacturingFiltersPreset);

/** What stands at the right of the list's title. */
const Actions = (props: ConnectedCycleSavedFiltersProps) => (
  <Inline gap={2}>
    <ConnectedCycleSavedFilters {...props} />
    <ConnectedCycleExport onPrepare={() => Promise.resolve()} />
  </Inline>
);

const meta = {
  title: 'Widgets/Manufacturing/CycleListActions',
  // They tell what calls do; how both look is told by those of plans.
  tags: ['no-visual'],
  component: Actions,
  args: {
    query: { filters: { ...noFilters(cyclesList), tab: 'critical' }, sort: [] },
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
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listManufacturingFilters, exampleOf(listManufacturingFilters)),
      mock(saveManufacturingFiltersPreset, ({ body }) =>
        body.filters.isCritical === true ? saved : { ...saved, result: 2 as const, message: 'No tab' },
      ),
    ),
} satisfies Meta<typeof Actions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is shown is saved, with its tab (G21, G26). */
export const Saves: Story = {
  play: async ({ args }) => {
    const button = () => screen.getByRole('button', { name: /Saved filters/ });
    await expectOpen(button, { timeout: 8_000 });
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: /Save as new/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'What burns{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(saved.data?.id, 'What burns'));
  },
};

/** An export that fails says why (G6). */
export const ExportFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(exportManufacturingCycles, 500, 'The spreadsheet could not be written.')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('The spreadsheet could not be written.')).toBeInTheDocument();
  },
};
