import { exampleOf } from '@crt/api-client/mocks';
import { listWorkflowStepEfforts } from '@crt/api-client/main/workflow-step-effort';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StepEfforts } from './StepEfforts.tsx';

const { efforts, workDayDuration } = exampleOf(listWorkflowStepEfforts);

const meta = {
  title: 'Widgets/Step efforts/StepEfforts',
  component: StepEfforts,
  args: {
    locations: [
      { id: 1, name: 'Freiburg' },
      { id: 2, name: 'Kalamazoo' },
    ],
    locationId: 1,
    onLocation: fn(),
    efforts,
    workDayDuration,
    onEdit: fn(),
  },
} satisfies Meta<typeof StepEfforts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 500 minutes at a day of 480 are 1d 20m; what nobody entered is 0m and '-' (T23). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1d 20m')).toBeVisible();
    await expect(canvas.getByText('0m')).toBeVisible();
    await expect(canvas.getAllByText('-')).toHaveLength(4);
  },
};

/** The dialog of a group, and the file of what is shown of it (T22). */
export const Acts: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Milling and cleaning' }));
    await expect(args.onEdit).toHaveBeenCalledWith(efforts[0]);
    const group = within(canvas.getByRole('region', { name: 'Milling and cleaning' }));
    await expect(group.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

export const Empty: Story = { args: { efforts: [] } };
