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

export const Default: Story = {};

/** A lead time of 3 days takes -3, not -4; 500 px wide, or as wide as the window (F38). */
export const Applies: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Lead Time Modifications' });
    await expect(Math.abs(dialog.offsetWidth - Math.min(500, window.innerWidth))).toBeLessThanOrEqual(32);
    // What the administration says without the plan is marked (F39).
    await expect(screen.getByRole('row', { name: /^Out Of Manufacturing/ })).toHaveTextContent('Default');
    await expect(screen.getByRole('row', { name: /^Shipped/ })).not.toHaveTextContent('Default');
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

/** Refused, the first row that has to be mended has the focus, whichever was typed last (F38). */
export const RefusedRow: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const field = (name: string) => screen.findByRole('textbox', { name: `Additional days of ${name}` });
    const [first, last] = [await field('Shipped'), await field('Out Of Manufacturing')];
    for (const days of [last, first]) {
      await userEvent.clear(days);
      await userEvent.type(days, '-99{Tab}');
    }
    const apply = screen.getByRole('button', { name: 'Apply' });
    await userEvent.click(apply);
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.type(first, '0{Tab}');
    await userEvent.click(apply);
    await expect(last).toHaveFocus();
    await expect(last).toHaveValue('-99');
    await expect(args.onApply).not.toHaveBeenCalled();
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
