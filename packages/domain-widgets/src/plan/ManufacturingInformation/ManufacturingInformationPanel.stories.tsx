import { exampleOf } from '@crt/api-client/mocks';
import { getManufacturingInformation } from '@crt/api-client/main/plan';
import type { ManufacturingInformation } from '@crt/api-client/types-main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { SaveField } from '../panel/PlanFieldEditor.tsx';
import { ManufacturingInformationPanel } from './ManufacturingInformationPanel.tsx';

const info = exampleOf(getManufacturingInformation);

const meta = {
  title: 'Widgets/Plans/ManufacturingInformationPanel',
  component: ManufacturingInformationPanel,
  args: {
    info,
    onSave: fn<SaveField<ManufacturingInformation>>(() => Promise.resolve(true)),
    onHoldOrResume: fn(),
    onReschedule: fn(),
    onDataAvailable: fn(),
    isLocked: false,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '27rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ManufacturingInformationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hold, reschedule and the data have an action each; inactive plants are grey (F22, F26, F27, F29). */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On Hold' }));
    await expect(args.onHoldOrResume).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reschedule' }));
    await expect(args.onReschedule).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Data Availability' }));
    await expect(args.onDataAvailable).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /Edit Location$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Location$/ }));
    const options = await screen.findByRole('listbox');
    await expect(within(options).getByRole('option', { name: 'Leeds' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** Checked once, never unchecked (F27). */
export const DataAvailable: Story = {
  args: { info: { ...info, manufacturingDataAvailable: true } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Data Availability' });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
  },
};

export const OnHold: Story = {
  args: { info: { ...info, statusDescription: 'On Hold' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible();
  },
};

/** What has left the house cannot be held, and says so (F22). */
export const Shipped: Story = {
  args: {
    info: {
      ...info,
      statusDescription: 'In Transit',
      canSetOnHoldResume: false,
      canRescheduleManufacturingCycle: false,
      manufacturingPosition: null,
      manufacturingCapacity: null,
      manufacturingProgress: 100,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'On Hold' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'A plan that is In Transit cannot be put on hold.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'On Hold' }));
    await expect(args.onHoldOrResume).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Manufacturing Position')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { info: { ...info, canManageFulfilmentPlan: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Locked: Story = { args: { isLocked: true } };
