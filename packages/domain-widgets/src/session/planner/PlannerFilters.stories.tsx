import { durationOf } from '@crt/domain/session-duration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { emptyPlanner } from './planner-draft.ts';
import { PlannerFilters } from './PlannerFilters.tsx';

const meta = {
  title: 'Widgets/Design sessions/PlannerFilters',
  component: PlannerFilters,
  args: {
    draft: emptyPlanner,
    productTypes: [
      { id: 4, name: 'PEEK cranial implant' },
      { id: 6, name: 'Titanium mesh' },
    ],
    findPlans: () => Promise.resolve([{ id: '26-10412', name: '26-10412' }]),
    onPlan: fn(),
    onType: fn(),
    onDurations: fn(),
    onApply: fn(),
  },
} satisfies Meta<typeof PlannerFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without plan and product type there is nothing to search for; the button says so (N28). */
export const NothingChosen: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filters' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** A plan brings its type and durations; its priority is its own. */
export const WithPlan: Story = {
  args: {
    draft: {
      ...emptyPlanner,
      requestId: '26-10412',
      productTypeId: 4,
      priority: true,
      preparation: durationOf({ workingDays: 1, hours: 2 }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Plan Id' })).toHaveValue('26-10412');
    await expect(canvas.getByRole('checkbox', { name: 'Priority' })).toBeDisabled();
  },
};

/** Every choice is told (N29, N30). */
export const Chooses: Story = {
  tags: ['no-visual'],
  args: { draft: { ...emptyPlanner, productTypeId: 4 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Priority'));
    await expect(args.onType).toHaveBeenCalledWith({ productTypeId: 4, priority: true });
    await userEvent.click(canvas.getByRole('button', { name: /Post Processing Time, hours/ }));
    await userEvent.click(await screen.findByRole('option', { name: '4 hours' }));
    await expect(args.onDurations).toHaveBeenCalledWith({ post: durationOf({ hours: 4 }) });
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filters' }));
    await expect(args.onApply).toHaveBeenCalled();
  },
};

/** A session takes time. */
export const NoTime: Story = { args: { draft: { ...emptyPlanner, productTypeId: 4, session: 0 } } };

export const PlanFailed: Story = {
  args: {
    draft: { ...emptyPlanner, requestId: '26-10412' },
    planFailure: 'The durations of this plan could not be loaded.',
  },
};
