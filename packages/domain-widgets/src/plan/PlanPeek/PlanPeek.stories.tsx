import { exampleOf } from '@crt/api-client/mocks';
import { getPlanMilestones, getRequestInformation } from '@crt/api-client/main/plan';
import { ErrorState } from '@crt/ui/ErrorState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlanPeek } from './PlanPeek.tsx';

const meta = {
  title: 'Widgets/Plans/PlanPeek',
  component: PlanPeek,
  args: {
    plan: exampleOf(getRequestInformation),
    milestones: exampleOf(getPlanMilestones).milestones,
    now: '2026-11-24T09:00:00Z',
    href: '/plans/10412',
    onClose: fn(),
  },
} satisfies Meta<typeof PlanPeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: args.plan?.requestId ?? '' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open plan' })).toHaveAttribute('href', '/plans/10412');
    const { distributionCenterId, availableDistributionCenters = [] } = args.plan ?? {};
    const center = availableDistributionCenters.find(({ id }) => id === distributionCenterId);
    await expect(canvas.getByText(center?.name ?? '')).toBeVisible();
    for (const { name } of args.milestones ?? []) await expect(canvas.getByText(name)).toBeInTheDocument();
  },
};

export const Closes: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { plan: undefined, milestones: undefined } };

export const WithoutMilestones: Story = { args: { milestones: [] } };

export const Failed: Story = {
  args: {
    plan: undefined,
    milestones: undefined,
    failure: <ErrorState title="The plan could not be loaded." onRetry={fn()} />,
  },
};
