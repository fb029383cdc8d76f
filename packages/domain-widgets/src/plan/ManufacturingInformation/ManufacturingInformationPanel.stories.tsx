import { exampleOf } from '@crt/api-client/mocks';
import { getManufacturingInformation } from '@crt/api-client/main/plan';
import type { ManufacturingInformation } from '@crt/api-client/types-main';
import { planStatus, planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import { ManufacturingInformationPanel } from './ManufacturingInformationPanel.tsx';

const info = exampleOf(getManufacturingInformation);
const inStatus = (status: PlanStatus) => ({
  requestStatusId: status,
  statusDescription: planStatusName[status],
});

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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {};

/** Hold, reschedule and the data have an action each; inactive plants are grey (F22, F24, F26, F27, F29). */
export const ActionsOfThePlan: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On Hold' }));
    await expect(args.onHoldOrResume).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reschedule' }));
    await expect(args.onReschedule).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Data Availability' }));
    await expect(args.onDataAvailable).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Left')).toBeVisible();
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

/** Tabs to the sign beside the closed checkbox, which tells its reason. */
async function expectReason(canvas: Canvas, reason: string): Promise<void> {
  const why = canvas.getByRole('button', { name: 'Why it cannot be changed' });
  for (let tabs = 0; tabs < 8 && document.activeElement !== why; tabs += 1) await userEvent.tab();
  await expect(why).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toHaveTextContent(reason));
  why.blur();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
}

/** Checked once, never unchecked, and says why (F27). */
export const DataAvailable: Story = {
  args: { info: { ...info, manufacturingDataAvailable: true } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Data Availability' });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
    await expectReason(canvas, 'The data are available already; this cannot be taken back.');
  },
};

/** Nothing of a terminated plan can be changed: the checkbox has no other reason than the fields beside it. */
export const Terminated: Story = {
  tags: ['no-visual'],
  args: { info: { ...info, ...inStatus(planStatus.terminated) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Data Availability' })).toBeDisabled();
    await expectReason(canvas, 'The plan is terminated.');
  },
};

export const OnHold: Story = {
  args: { info: { ...info, ...inStatus(planStatus.onHold), treatmentSide: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(canvas.getByText('Right')).toBeVisible();
  },
};

/** What has left the house cannot be held, and says so (F22). */
export const Shipped: Story = {
  args: {
    info: {
      ...info,
      ...inStatus(planStatus.inTransit),
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

async function typeNumber(canvas: Canvas, label: string, text: string): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Edit ${label}$`) }));
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  return field;
}

/** A place beyond the capacity of the day is refused where it stands, with the limits (F28). */
export const PositionAboveCapacity: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const field = await typeNumber(canvas, 'Manufacturing Position', '6');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A number from 1 to 5 is needed');
    await expect(field).toHaveValue('6');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Sides are 1 to 6: 0 is refused, and so is 7 (F23). */
export const SidesOutOfLimits: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const field = await typeNumber(canvas, 'Sides', '0');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A number from 1 to 6 is needed');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A number from 1 to 6 is needed');
    await expect(field).toHaveValue('7');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: {
    info: {
      ...info,
      treatmentSide: 3,
      availableManufacturingLocations: [
        { id: 1, name: 'Freiburg im Breisgau, additive manufacturing, second building', disabled: false },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bilateral')).toBeVisible();
  },
};
