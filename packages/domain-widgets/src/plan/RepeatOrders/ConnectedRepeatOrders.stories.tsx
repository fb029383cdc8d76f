import { createMockQueryClient, mock, mockProblem } from '@crt/api-client/mocks';
import { getRepeatOrders } from '@crt/api-client/main/repeat-order';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ConnectedRepeatOrders, type ConnectedRepeatOrdersProps } from './ConnectedRepeatOrders.tsx';
import { sampleRepeatOrders } from './sample-repeat-orders.ts';

/** Goes to another plan of the tree, as the address of a screen would. */
const Holder = (props: ConnectedRepeatOrdersProps) => {
  const [planId, setPlanId] = useState(props.planId);
  return (
    <>
      <button type="button" onClick={() => setPlanId(10_622)}>
        Other plan
      </button>
      <div style={{ display: 'flex', blockSize: 360 }}>
        <ConnectedRepeatOrders {...props} planId={planId} />
      </div>
    </>
  );
};

const meta = {
  title: 'Widgets/Plan/ConnectedRepeatOrders',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedRepeatOrders,
  args: { planId: 10_620, planHref: (id: number) => `/plan/${id}` },
  render: (args) => <Holder {...args} />,
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(mock(getRepeatOrders, ({ id }) => ({ ...sampleRepeatOrders(), comments: `Asked for ${id}` }))),
} satisfies Meta<typeof ConnectedRepeatOrders>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another plan is another question (K3). */
export const AsksForAnotherPlan: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asked for 10620')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other plan' }));
    await expect(await canvas.findByText('Asked for 10622')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getRepeatOrders, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** A failure can be asked again. */
export const Retried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Failed.play?.(context);
    msw.use(mock(getRepeatOrders, sampleRepeatOrders()));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('link', { name: '26-10412 R2' })).toBeVisible();
  },
};

/** A plan that does not exist does not come by asking again. */
export const Gone: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getRepeatOrders, 404, 'Plan does not exist or was removed.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plan does not exist or was removed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.queryByRole('treegrid')).toBeNull();
  },
};
