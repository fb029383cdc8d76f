import { exampleOf } from '@crt/api-client/mocks';
import { listWorkflowStepEfforts } from '@crt/api-client/main/workflow-step-effort';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StepEffortDialog, type StepEffortDialogProps } from './StepEffortDialog.tsx';

const { efforts, workDayDuration } = exampleOf(listWorkflowStepEfforts);
const [group] = efforts;
if (!group) throw new Error('The example has a group');

const meta = {
  title: 'Widgets/Step efforts/StepEffortDialog',
  component: StepEffortDialog,
  args: {
    group,
    workDayDuration,
    onClose: fn(),
    onSubmit: fn<StepEffortDialogProps['onSubmit']>(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof StepEffortDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const step = async (name: string) => within(await screen.findByRole('group', { name }));

export const Default: Story = {};

/** Minutes, hours and flags as entered; a level that begins before a lower one is refused (T22, T24). */
export const Enters: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const cleaning = await step('Cleaning');
    await userEvent.type(cleaning.getByRole('textbox', { name: /^Effort in minutes/ }), '45{Tab}');
    await userEvent.type(cleaning.getByRole('textbox', { name: /^Critical 1/ }), '8{Tab}');
    await userEvent.type(cleaning.getByRole('textbox', { name: /^Critical 2/ }), '4{Tab}');
    await userEvent.click(cleaning.getByRole('checkbox', { name: 'Requires worker' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const [fault] = await screen.findAllByText('Critical level 2 must not begin before level 1.');
    await expect(fault).toBeVisible();
    const level2 = cleaning.getByRole('textbox', { name: /^Critical 2/ });
    await userEvent.clear(level2);
    await userEvent.type(level2, '12{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith([
        group.items[0],
        {
          ...group.items[1],
          effort: 45,
          requiresWorker: true,
          criticalities: [
            { level: 1, hours: 8 },
            { level: 2, hours: 12 },
            { level: 3, hours: null },
          ],
        },
      ]),
    );
  },
};
