import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RepeatOrderTree } from './RepeatOrderTree.tsx';
import { sampleRepeatOrders } from './sample-repeat-orders.ts';

const meta = {
  title: 'Widgets/Plan/RepeatOrderTree',
  component: RepeatOrderTree,
  args: {
    root: sampleRepeatOrders(),
    currentId: 10_620,
    planHref: ((id: number) => `/plan/${id}`) as ((id: number) => string) | undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RepeatOrderTree>;
export default meta;

type Story = StoryObj<typeof meta>;

const ids = (canvas: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  canvas.getAllByRole('link').map(({ textContent }) => textContent);

/** The specified columns, every level open (K1), the current plan marked (K5). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    await expect(heads.map((head) => head?.replace(/\W+$/, ''))).toEqual([
      'Plan Id',
      'Design Status',
      'Processing Status',
      'Manufacturing Progress Percentage',
      'Comments',
      'Distribution Center',
      'Product Number',
      'Shipment Due Date',
    ]);
    const [current] = canvas.getAllByRole('row', { current: true });
    await expect(current).toHaveTextContent('26-10620 R0');
    await expect(ids(canvas)).toEqual(['26-10412 R2', '26-10620 R0', '26-10701 R0', '26-10622 R0']);
    await expect(canvas.getByRole('link', { name: '26-10620 R0' })).toHaveAttribute('href', '/plan/10620');
  },
};

/** Dates are of the row's own zone (K2); cells that are out of sight are not drawn, so all are in sight here. */
export const DatesOfTheZone: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '90rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /26-10620 R0/ })).toHaveTextContent('03/12/2026');
    await expect(canvas.getByRole('row', { name: /26-10622 R0/ })).toHaveTextContent('04/12/2026');
  },
};

/** Sorting keeps children under their parents (K1). */
export const Sorts: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: /^Product Number/ });
    await userEvent.click(head);
    await userEvent.click(head);
    await expect(ids(canvas)).toEqual(['26-10412 R2', '26-10622 R0', '26-10620 R0', '26-10701 R0']);
  },
};

/** The arrow outwards closes a level, the arrow inwards opens it (K5). */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /26-10620/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(ids(canvas)).not.toContain('26-10701 R0');
    await userEvent.keyboard('{ArrowRight}');
    await expect(ids(canvas)).toContain('26-10701 R0');
  },
};

/** Whoever may not see plans reads their ids as plain text (K4). */
export const ReadOnly: Story = {
  args: { planHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26-10412 R2')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A long comment stays in its cell. */
export const LongText: Story = {
  args: {
    root: { ...sampleRepeatOrders(), comments: 'Delivered in two parcels. '.repeat(20), children: [] },
  },
};

export const Loading: Story = { args: { root: undefined, isLoading: true } };
export const Failed: Story = {
  args: { root: undefined, error: 'The repeat orders could not be loaded.', onRetry: fn() },
};

/** The server gave no tree. */
export const Empty: Story = {
  args: { root: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No repeat orders')).toBeVisible();
  },
};
