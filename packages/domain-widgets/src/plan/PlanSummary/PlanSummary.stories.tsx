import { planStatus } from '@crt/domain/plan-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanSummary } from './PlanSummary.tsx';

const plan = {
  requestId: '26-10412',
  product: 'TRUMATCH Orthognathic',
  status: planStatus.manufacturing,
};
const next = { name: 'Shipped', dueDate: '2026-12-04T11:00:00Z', timezone: 'Asia/Tokyo', daysLate: -3 };

const meta = {
  title: 'Widgets/Plans/PlanSummary',
  component: PlanSummary,
  args: { plan, next },
} satisfies Meta<typeof PlanSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('region', { name: 'Plan 26-10412' });
    for (const words of [
      'TRUMATCH Orthognathic',
      'Manufacturing',
      'Shipped due',
      '04/12/2026 20:00',
      'GMT+9',
    ])
      await expect(line).toHaveTextContent(words);
  },
};

export const Late: Story = {
  args: { next: { ...next, daysLate: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 days late')).toBeVisible();
  },
};

export const DueToday: Story = {
  args: { next: { ...next, daysLate: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due today')).toBeVisible();
  },
};

export const OnHold: Story = { args: { plan: { ...plan, status: planStatus.onHold }, next: undefined } };

/** A plan that is over waits for nothing. */
export const Terminated: Story = {
  args: { plan: { ...plan, status: planStatus.terminated }, next: undefined },
};

/** The line has its height before it is known what stands in it. */
export const Loading: Story = { args: { plan: undefined, next: undefined } };

/** A long product gives way to what follows it. */
export const LongText: Story = {
  args: {
    plan: { ...plan, product: 'Patient specific cranial reconstruction made of PEEK with custom blank' },
  },
};

/** What follows the page when it is scrolled. */
export const Scrolled: Story = {
  tags: ['no-visual'],
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled can be reached by key
    <div data-testid="page" tabIndex={0} style={{ blockSize: 160, overflow: 'auto' }}>
      <div style={{ blockSize: 80 }} />
      <PlanSummary {...args} />
      <div style={{ blockSize: 600 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    page.scrollTo(0, 300);
    const line = canvas.getByRole('region', { name: 'Plan 26-10412' });
    await expect(Math.round(line.getBoundingClientRect().top)).toBe(
      Math.round(page.getBoundingClientRect().top),
    );
  },
};
