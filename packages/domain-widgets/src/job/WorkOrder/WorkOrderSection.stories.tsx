import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@crt/ui/Card';
import { expect } from 'storybook/test';
import { WorkOrderSection } from './WorkOrderSection.tsx';

const meta = {
  title: 'Widgets/Manufacturing/WorkOrderSection',
  component: WorkOrderSection,
  args: {
    materialNumber: '40-2210',
    combinedOrders: [{ id: 31, identifier: 'LOT-2611-03' }],
    combinedOrderHref: (id) => `/CombinedOrders/${id}`,
    children: (
      <Card title="Milling and cleaning" headingLevel={3}>
        Its steps
      </Card>
    ),
  },
} satisfies Meta<typeof WorkOrderSection>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The material, and the combined orders as links (H2, H28). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40-2210')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LOT-2611-03' })).toHaveAttribute(
      'href',
      '/CombinedOrders/31',
    );
  },
};

/** No material number is a dash (H2). */
export const WithoutMaterial: Story = {
  tags: ['no-visual'],
  args: { materialNumber: null, combinedOrders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-')).toBeVisible();
    await expect(canvas.queryByText('Combined Orders')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    materialNumber: '40-2210-0000-1111-2222-3333-4444-5555-66',
    combinedOrders: Array.from({ length: 12 }, (_, index) => ({
      id: index,
      identifier: `LOT-2611-${index + 10}`,
    })),
  },
};
