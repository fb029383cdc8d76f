import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportFrame } from './ReportFrame.tsx';

const meta = {
  title: 'Widgets/Reports/ReportFrame',
  component: ReportFrame,
  args: {
    name: 'Late plans',
    link: `${window.location.origin}/favicon.svg`,
    ownOrigin: window.location.origin,
    frameSources: [],
  },
} satisfies Meta<typeof ReportFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page of our own server: as little trusted inside the frame as one of others. What it shows is its own affair. */
export const Framed: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Late plans');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    await expect(frame.getBoundingClientRect().height).toBe(800);
  },
};

/** A page of others may refuse to be shown here, which nobody tells: what to do then stands above it. */
export const OfOthers: Story = {
  tags: ['no-visual'],
  args: { ownOrigin: 'https://crt.example', frameSources: [window.location.origin] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Does the frame stay empty\?/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Late plans in a new tab' })).toBeVisible();
  },
};

/** A host that the setting does not name is linked. */
export const NotFramed: Story = {
  args: { link: 'https://reports.example.com/late-plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Late plans in a new tab' })).toHaveAttribute(
      'href',
      'https://reports.example.com/late-plans',
    );
  },
};

/** An address that runs a script is neither shown nor linked. */
export const NoAddress: Story = {
  args: { link: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByTitle('Late plans')).toBeNull();
  },
};
