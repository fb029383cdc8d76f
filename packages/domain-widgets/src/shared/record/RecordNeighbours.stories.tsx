import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordNeighbours } from './RecordNeighbours.tsx';

const meta = {
  title: 'Widgets/Records/RecordNeighbours',
  component: RecordNeighbours,
  args: {
    previous: { id: 1198, name: 'IFU-CMF-0438' },
    next: { id: 1207, name: 'IFU-CMF-0442' },
    hrefOf: (id) => `/documents/${id}`,
  },
} satisfies Meta<typeof RecordNeighbours>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both neighbours lead to their pages (L6, O3). */
export const Default: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'IFU-CMF-0442' })).toHaveAttribute(
      'href',
      '/documents/1207',
    );
  },
};

/** At the ends of the list there is none (L6, O3). */
export const AtTheEnd: Story = {
  tags: ['no-visual'],
  args: { next: { id: null, name: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available')).toBeVisible();
  },
};
