import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeatMap, type HeatLine } from './HeatMap.tsx';

const rows: HeatLine[] = ['Design', 'Milling', 'Printing', 'Cleaning', 'Packaging'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const columns: HeatLine[] = Array.from({ length: 12 }, (_, index) => ({
  id: `w${41 + index}`,
  label: `W${41 + index}`,
}));

/** Load in percent of the capacity; cleaning is closed in week 44. */
const loadOf = (row: HeatLine, column: HeatLine): number | undefined => {
  const [place, week] = [rows.indexOf(row), columns.indexOf(column)];
  return place === 3 && week === 3 ? undefined : (place * 37 + week * week * 11 + week * place * 5) % 131;
};

const meta = {
  title: 'Components/Data/HeatMap',
  component: HeatMap,
  args: {
    label: 'Load of the work centres, weeks 41 to 52',
    rowsLabel: 'Work centre',
    rows,
    columns,
    getValue: loadOf,
    formatValue: (value) => `${value}%`,
    levels: [
      { from: 0, label: 'free, below 50%', tone: 'positive' },
      { from: 50, label: 'half full, from 50%', tone: 'positive', strength: 3 },
      { from: 80, label: 'nearly full, from 80%', tone: 'caution', strength: 2 },
      { from: 101, label: 'over the limit, from 101%', tone: 'critical', strength: 3 },
    ],
  },
} satisfies Meta<typeof HeatMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Figure, ground and words; the legend says what the grounds mean. */
export const Default: Story = {
  tags: ['visual-forced', 'visual-dark'],
  play: async ({ canvas }) => {
    // It scrolls in its frame, not with the page.
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByRole('table', { name: /^Load of the work centres/ })).toBeVisible();
    await expect(canvas.getByText('no value')).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent('over the limit');
  },
};

/** One tab stop; arrows go from figure to figure and pass over what has none. */
export const Pressable: Story = {
  args: { onCellPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Design, W41: 0%, free/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Cleaning, W45/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Cleaning, W52/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onCellPress).toHaveBeenCalledWith(rows[3], columns[0]);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Every level keeps its words and lines where the machine decides about colours, and from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect().left;
    await expect(left('W41')).toBeGreaterThan(left('W42'));
  },
};

/** The arrow to the left leads to the next column. */
export const RightToLeftByKeyboard: Story = {
  globals: { direction: 'rtl' },
  tags: ['no-visual'],
  args: { onCellPress: fn() },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Design, W41/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Design, W42/ })).toHaveFocus();
  },
};
