import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FilterPicker } from './FilterPicker.tsx';

const surgeons = ['Dr. Anna Keller', 'Dr. Haruto Sato', 'Dr. Priya Raman'].map((name, place) => ({
  id: String(place + 1),
  name,
}));

const meta = {
  title: 'Widgets/Shared/FilterPicker',
  component: FilterPicker,
  args: { label: 'Surgeon', groups: [{ options: surgeons }], chosen: [], onChange: fn() },
} satisfies Meta<typeof FilterPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button says how many values are chosen. */
export const Chosen: Story = { args: { chosen: ['2'] } };

/** Every check counts at once. */
export const Choosing: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Surgeon' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dr. Haruto Sato' }));
    await expect(args.onChange).toHaveBeenCalledWith(['2']);
  },
};
