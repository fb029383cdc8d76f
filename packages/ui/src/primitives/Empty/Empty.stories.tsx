import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Empty } from './Empty.tsx';

const meta = { title: 'Components/Display/Empty', component: Empty } satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('empty')).toBeInTheDocument();
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden');
  },
};
