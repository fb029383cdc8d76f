import { exampleOf } from '@crt/api-client/mocks';
import { listPlanLeadTimeModifications } from '@crt/api-client/main/plan';
import { ErrorState } from '@crt/ui/ErrorState';
import { SkeletonText } from '@crt/ui/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LeadTimesDialog, type LeadTimesDialogProps } from './LeadTimesDialog.tsx';

const modifications = exampleOf(listPlanLeadTimeModifications).map((row) => ({
  ...row,
  isDefault: row.milestoneId === 6,
}));

const meta = {
  title: 'Widgets/Plans/LeadTimesDialog',
  component: LeadTimesDialog,
  args: {
    modifications,
    onClose: fn(),
    onApply: fn<LeadTimesDialogProps['onApply']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof LeadTimesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A lead time of 3 days takes -3, not -4 (F38). */
export const Default: Story = {
  play: async ({ args }) => {
    const days = await screen.findByRole('textbox', { name: 'Additional days of Shipped' });
    await userEvent.clear(days);
    await userEvent.type(days, '-3');
    await userEvent.tab();
    await expect(days).toHaveValue('-3');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.arrayContaining([expect.objectContaining({ milestoneId: 7, additionalDays: -3 })]),
    );
  },
};

export const Loading: Story = { args: { modifications: undefined, state: <SkeletonText lines={6} /> } };

export const Empty: Story = { args: { modifications: [] } };

export const Saving: Story = {
  args: { onApply: fn<LeadTimesDialogProps['onApply']>(() => new Promise(() => undefined)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await expect(screen.getByRole('textbox', { name: 'Additional days of Shipped' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    modifications: undefined,
    state: <ErrorState title="The lead times could not be loaded." onRetry={fn()} />,
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

/** A long name breaks; its numbers keep their places. */
export const LongText: Story = {
  args: {
    modifications: modifications.map((row) => ({
      ...row,
      milestone: `${row.milestone} with the approval of the distribution center`,
    })),
  },
};
