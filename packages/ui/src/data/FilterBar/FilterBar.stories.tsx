import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilterBar } from './FilterBar.tsx';

const INITIAL = [
  { id: 'product', name: 'Product', value: 'TMJ Total Joint' },
  { id: 'status', name: 'Processing status', value: 'Pending, In progress, On hold' },
  { id: 'centre', name: 'Distribution center', value: 'Oberdorf' },
  { id: 'due', name: 'Shipment due', value: 'Next 10 days' },
];

const PlanFilters = ({ initial = INITIAL }: { initial?: typeof INITIAL }) => {
  const [filters, setFilters] = useState(initial);
  return (
    <FilterBar
      filters={filters.map((filter) => ({
        ...filter,
        onRemove: () => setFilters((current) => current.filter(({ id }) => id !== filter.id)),
      }))}
      onClearAll={() => setFilters([])}
      savedView={<Button variant="ghost">Late in Oberdorf</Button>}
    >
      <Button>Product</Button>
      <Button>Status</Button>
      <Button>Distribution center</Button>
    </FilterBar>
  );
};

const meta = {
  title: 'Components/Data/FilterBar',
  parameters: {
    docs: {
      description: {
        component:
          'The filters of a list in a row, and what is in force as chips below, each with its way out.',
      },
    },
  },
  component: PlanFilters,
} satisfies Meta<typeof PlanFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Arrows go between chips; Delete removes one and the focus stays in the bar. */
export const RemovesChips: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const chip = (name: string) => canvas.getByRole('button', { name });
    chip('Remove Product: TMJ Total Joint').focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByText('Pending, In progress, On hold')).toBeNull();
    await expect(chip('Remove Distribution center: Oberdorf')).toHaveFocus();
    await userEvent.click(chip('Remove Shipment due: Next 10 days'));
    await expect(chip('Remove Distribution center: Oberdorf')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Product' })).toHaveFocus();
  },
};

/** Nothing is filtered: the second row is not there. */
export const Empty: Story = { args: { initial: [] }, tags: ['unseen'] };

/** Chips follow each other from the right, and so do the arrows. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const chip = (name: string) => canvas.getByRole('button', { name });
    chip('Remove Product: TMJ Total Joint').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chip('Remove Processing status: Pending, In progress, On hold')).toHaveFocus();
  },
};
