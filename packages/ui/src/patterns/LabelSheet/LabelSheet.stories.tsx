import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { label100x50 } from '../PrintDialog/paper.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LabelSheet } from './LabelSheet.tsx';

const meta = {
  title: 'Patterns/LabelSheet',
  component: LabelSheet,
  args: {
    paper: label100x50,
    title: '26-10412 M2',
    lines: [
      { name: 'Product', value: 'CMF-4410-L' },
      { name: 'Material', value: '40-2210' },
      { name: 'Due', value: '02/12/2026 15:00 CET' },
    ],
    code: 'https://crt.example.com/CRT/ManufacturingCycle/Details/8231',
    codeLabel: 'QR code of 26-10412 M2',
  },
  // Black on white, as on paper: it stands on a sheet in every theme.
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '94mm', padding: '3mm', background: 'white', colorScheme: 'light' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LabelSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The white edge of the paper is not the label's: 50 mm less twice 3 mm. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of 26-10412 M2' })).toBeVisible();
    const label = canvas.getByText('26-10412 M2').closest('[data-component="LabelSheet"]') as HTMLElement;
    await expect(Math.round((label.getBoundingClientRect().height / 96) * 25.4)).toBe(44);
  },
};

/** Several materials take another line; a number is never broken. */
export const SeveralMaterials: Story = {
  args: {
    lines: [
      { name: 'Product', value: 'CMF-4410-L' },
      { name: 'Material', value: '44-5010, 44-5020, 44-5030' },
      { name: 'Due', value: '02/12/2026 15:00 CET' },
    ],
  },
  play: async ({ canvas }) => {
    for (const number of ['44-5010,', '44-5020,', '44-5030']) {
      const { scrollWidth, clientWidth } = canvas.getByText(number);
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
};

/** The same number twice is two numbers: none stays behind when the label is that of another thing. */
export const SameNumberTwice: Story = {
  tags: ['no-visual'],
  args: { lines: [{ name: 'Material', value: '44-5010, 44-5020, 44-5010, 44-5020, 44-5030' }] },
  render: function Render(args) {
    const [isOther, setOther] = useState(false);
    const lines = [{ name: 'Material', value: '44-5030, 44-5010, 44-5020' }];
    return (
      <>
        <LabelSheet {...args} {...(isOther && { lines })} />
        <Button onPress={() => setOther(true)}>Next label</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next label' }));
    const value = canvas.getByText('Material').nextElementSibling;
    await expect(value?.textContent).toBe('44-5030, 44-5010, 44-5020');
  },
};

/** What does not fit is cut rather than pushing the code off the label. */
export const LongTexts: Story = {
  args: {
    title: '26-10412-0001-0002 M22',
    lines: Array.from({ length: 8 }, (_, at) => ({
      name: `Material ${at + 1}`,
      value: '40-2210-0000-1111-2222-3333',
    })),
  },
};
