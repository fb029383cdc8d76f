import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Widgets/Search/SearchBox',
  component: SearchBox,
  args: { onSearch: fn(), isBusy: false },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter and the button search for the trimmed text (M1). */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 26-10412 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('26-10412');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

/** Nothing is sent for nothing (M5). */
export const EmptyPhrase: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** While one search is under way no other begins (M1). */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '26-10412{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** A long text stays in its field. */
export const LongText: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '26-10412 '.repeat(6));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
