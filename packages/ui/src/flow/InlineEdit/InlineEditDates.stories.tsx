import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { InlineEdit } from './InlineEdit.tsx';
import { Holder, caseNumber, forgetSaved, later, saved } from './inline-edit-holder.tsx';

const meta = {
  title: 'Components/Flow/InlineEdit dates',
  component: InlineEdit,
  args: caseNumber,
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Holder {...args} />
    </div>
  ),
  tags: ['!autodocs', 'no-visual'],
  beforeEach: forgetSaved,
} satisfies Meta<typeof InlineEdit>;
export default meta;

type Story = StoryObj<typeof meta>;

const date = { kind: 'date', label: 'Delivery date', value: '2026-03-12' } as const;

const open = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /Edit/ }));

/** Enter saves the date that was typed or none. */
export const TypedInOneGo: Story = {
  args: { ...date, onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    const day = await canvas.findByRole('spinbutton', { name: /day/ });
    for (const text of ['32/01/2027', '01/13/2027', '0/1/2027']) {
      await userEvent.click(day);
      await userEvent.keyboard(`${text}{Enter}`);
      await expect(canvas.getByText(/does not exist in the calendar/)).toBeVisible();
    }
    await userEvent.click(day);
    await userEvent.keyboard('5 Mar{Enter}');
    await expect(canvas.getByText('“5 Mar” is not a date')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(day);
    await userEvent.keyboard('2027-03-05{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2027-03-05'));
  },
};

const beyondLimits: NonNullable<Story['play']> = async ({ canvas }) => {
  await open(canvas);
  await userEvent.click(await canvas.findByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('31/12/1850{Enter}');
  await expect(canvas.getByText('The earliest day is 01/01/1900')).toBeVisible();
  await expect(saved).not.toHaveBeenCalled();
};
const limits = { min: '1900-01-01', max: '2199-12-31' };

/** A day beyond the limits is said at the field, and not sent. */
export const BeyondLimits: Story = {
  args: { ...date, ...limits, onSave: later },
  play: beyondLimits,
};

/** An instant has such limits too. */
export const InstantBeyondLimits: Story = {
  args: { kind: 'instant', label: 'Surgery', value: '2026-03-12T08:00:00Z', ...limits, onSave: later },
  play: beyondLimits,
};
