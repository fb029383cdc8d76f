import { exampleOf } from '@crt/api-client/mocks';
import { listApplyingLeadTimes } from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApplyingLeadTimes } from './ApplyingLeadTimes.tsx';

const meta = {
  title: 'Widgets/Lead times/ApplyingLeadTimes',
  component: ApplyingLeadTimes,
  args: {
    options: {
      productTypes: [{ id: 4, name: 'PEEK cranial implant' }],
      locations: [{ id: 1, name: 'Freiburg' }],
      centers: [{ id: 3, name: 'Rotterdam' }],
    },
    question: { productTypeId: 4, requestTypeId: 1, manufacturingLocationId: 1, distributionCenterId: 3 },
    onQuestion: fn(),
    leadTimes: exampleOf(listApplyingLeadTimes),
    groupHref: ({ id }) => `/MilestoneLeadTime/${id}`,
  },
} satisfies Meta<typeof ApplyingLeadTimes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The row that wins with its arithmetic and reason, and what has no row at all (§3.2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 + 1 = 6')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cranial, Europe' })).toHaveAttribute(
      'href',
      '/MilestoneLeadTime/6',
    );
    await expect(canvas.getByText('No lead time fits: such plans have no date')).toBeVisible();
  },
};

/** By keys: another category is asked about by choosing it, and what else fits stands in the opened row. */
export const Opens: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    const category = canvas.getByRole('button', { name: /Category/ });
    category.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'ReOrder' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onQuestion).toHaveBeenCalledWith({ ...args.question, requestTypeId: 2 });
    await waitFor(() => expect(category).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(document.activeElement).toHaveAccessibleName('Show details');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The lead times that fit, the one that counts first')).toBeVisible();
  },
};

/** Nothing is configured for such plans (§3.2). */
export const NothingFits: Story = {
  args: {
    leadTimes: exampleOf(listApplyingLeadTimes).map((one) => ({ ...one, days: null, candidates: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No lead time fits: such plans have no date')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { args: { leadTimes: [], isLoading: true } };

export const Failed: Story = {
  args: { leadTimes: [], error: 'The lead times that count could not be loaded.', onRetry: fn() },
};
