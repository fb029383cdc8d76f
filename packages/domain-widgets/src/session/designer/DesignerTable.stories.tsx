import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { initialDesignerFilter } from './designer-filter.ts';
import { DesignerTable } from './DesignerTable.tsx';
import { sampleDesigners, sampleProductTypes } from './sample-designers.ts';

const meta = {
  title: 'Widgets/Design sessions/DesignerTable',
  component: DesignerTable,
  args: {
    designers: sampleDesigners,
    productTypes: sampleProductTypes,
    filter: initialDesignerFilter,
    onFilter: fn(),
    onEdit: fn(),
    scheduleHref: (id) => `/Designer/Schedule/${id}`,
  },
  render: function Held({ filter, onFilter, ...args }) {
    const [held, setHeld] = useState(filter);
    return (
      <div style={{ blockSize: '24rem' }}>
        <DesignerTable {...args} filter={held} onFilter={(next) => (setHeld(next), onFilter(next))} />
      </div>
    );
  },
} satisfies Meta<typeof DesignerTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who may not sign in is hidden at first (N21). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Tomas Lindqvist/ })).toHaveTextContent(
      'PEEK cranial implant, Titanium mesh',
    );
    await expect(canvas.queryByText(/Ortega/)).toBeNull();
  },
};

/** What is not offered for new choices any more is told of who designs it (N21). */
export const HiddenType: Story = {
  ...Default,
  tags: ['no-visual'],
  args: { productTypes: sampleProductTypes.slice(1) },
};

/** The switch, the name without accents and product types narrow the list (N21). */
export const Narrows: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'hide disabled users' }));
    await expect(canvas.getByText('Beatriz Ortega Villanueva (disabled)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Design Products', expanded: false }));
    await userEvent.click(await screen.findByRole('option', { name: 'Titanium mesh' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Yuki Watanabe')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'villa BEA');
    await expect(canvas.queryByText('Tomas Lindqvist')).toBeNull();
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      name: 'villa BEA',
      hidesDisabled: false,
      productTypeIds: [6],
    });
  },
};

/** Each has a way to the properties and to the schedule (N21). */
export const Acts: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    // Columns come into view once the table knows how wide it is.
    const [link] = await canvas.findAllByRole('link', { name: /Open schedule/ });
    await expect(link).toHaveAttribute('href', '/Designer/Schedule/usr-tlin');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Tomas Lindqvist' }));
    await expect(args.onEdit).toHaveBeenCalledWith(sampleDesigners[0]);
  },
};

export const WithDisabled: Story = { args: { filter: { ...initialDesignerFilter, hidesDisabled: false } } };

export const NothingMatches: Story = { args: { filter: { ...initialDesignerFilter, name: 'zz' } } };

export const Empty: Story = { args: { designers: [] } };

export const Loading: Story = { args: { designers: [], isLoading: true } };

export const Failed: Story = {
  args: { designers: [], error: 'The designers could not be loaded.', onRetry: fn() },
};
