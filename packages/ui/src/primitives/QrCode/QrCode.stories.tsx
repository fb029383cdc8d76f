import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/Display/QrCode',
  component: QrCode,
  args: {
    value: 'https://crt.example.com/CRT/ManufacturingCycle/Details/8231',
    label: 'QR code of plan 26-10412',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As large as it says: 20 mm are 75.6 CSS pixels. */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of plan 26-10412' });
    await expect(Math.round(code.getBoundingClientRect().width)).toBe(76);
  },
};

/** A longer text has more and smaller modules in the same room. */
export const LongText: Story = {
  tags: ['no-visual'],
  args: { value: 'https://crt.example.com/'.padEnd(300, 'x'), sizeMm: 40 },
};
