import { exampleOf } from '@crt/api-client/mocks';
import { listMissingLeadTimes } from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MissingLeadTimesTable } from './MissingLeadTimesTable.tsx';

const meta = {
  title: 'Widgets/Lead times/MissingLeadTimesTable',
  component: MissingLeadTimesTable,
  args: {
    missing: exampleOf(listMissingLeadTimes),
    mendHref: ({ leadTimeGroupId }) => `/MilestoneLeadTime/${leadTimeGroupId}`,
  },
} satisfies Meta<typeof MissingLeadTimesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each leads to where it is mended (§3.2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mend Shipped of PEEK cranial implant' })).toHaveAttribute(
      'href',
      '/MilestoneLeadTime/6',
    );
  },
};

export const Empty: Story = { args: { missing: [] } };

export const Loading: Story = { args: { missing: [], isLoading: true } };

export const Failed: Story = {
  args: { missing: [], error: 'The missing lead times could not be loaded.', onRetry: fn() },
};
