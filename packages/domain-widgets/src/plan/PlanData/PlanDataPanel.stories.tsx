import { exampleOf } from '@crt/api-client/mocks';
import { getPlanData } from '@crt/api-client/main/plan';
import type { PlanData } from '@crt/api-client/types-main';
import { planStatus } from '@crt/domain/plan-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { PlanDataPanel, type PlanDataPanelProps } from './PlanDataPanel.tsx';

const info: PlanData = { ...exampleOf(getPlanData), priority: false };

const meta = {
  title: 'Widgets/Plans/PlanDataPanel',
  component: PlanDataPanel,
  args: {
    info,
    onSave: fn<SaveField<PlanData>>(() => Promise.resolve(true)),
    isLocked: false,
    scheduleHref: fn<PlanDataPanelProps['scheduleHref']>(
      (designerId, requestId) => `/schedule/${designerId}?requestId=${requestId}`,
    ),
  },
  decorators: [
    (Story) => (
      <StorySurroundings width="27rem">
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof PlanDataPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The date of the session leads to the schedule and can be edited beside it (F7, F32); the patient is read (F35). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^12\/11\/2026 14:00.CET$/ })).toHaveAttribute(
      'href',
      `/schedule/${info.designerId}?requestId=${info.requestId}`,
    );
    for (const text of [info.patientName ?? '', info.additionalEmails.join(', '), '15/12/2026'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const EditingDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Design Session Date/ }));
    await expect(await canvas.findByRole('group', { name: 'Edit Design Session Date' })).toBeVisible();
  },
};

/** Without the right to see schedules the date is no link (F7). */
export const WithoutSchedule: Story = {
  args: { scheduleHref: fn<PlanDataPanelProps['scheduleHref']>(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A priority plan cannot be made at risk, and says so (F30, F31). */
export const Priority: Story = {
  args: { info: { ...info, priority: true }, status: planStatus.manufacturingInputPending },
  play: async ({ canvas }) => {
    const risk = canvas.getByRole('button', { name: /Edit Manufacturing At Risk/ });
    await expect(risk).toHaveAttribute('aria-disabled', 'true');
    // By keyboard, which asks for the reason at once.
    await userEvent.tab();
    risk.focus();
    await expect(
      await screen.findByText('A priority plan cannot be manufactured at risk.'),
    ).toBeInTheDocument();
  },
};

/** A plan that starts earlier than it has to overflows by nothing (F34). */
export const NegativeOverflow: Story = {
  tags: ['no-visual'],
  args: { info: { ...info, overflowDays: -3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Edit Overflow Days/ })).toHaveTextContent(/^0/);
  },
};

export const ReadOnly: Story = {
  args: { info: { ...info, canManageFulfilmentPlan: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
  },
};

/** What does not belong to this plan is not there (F30 to F34). */
export const Minimal: Story = {
  args: {
    info: {
      ...info,
      isProductTypePrioritizable: false,
      isProductManufacturingAtRisk: false,
      designSessionRequired: false,
      trackFileUploaded: false,
      showOverflowDays: false,
      surgeryDate: null,
      patientName: null,
      additionalEmails: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Surgery Date',
      'Patient Name',
      'Additional E-mails',
    ]);
  },
};

export const Locked: Story = { args: { isLocked: true } };

export const LongTexts: Story = {
  args: {
    info: {
      ...info,
      patientName: 'Maximiliane Hohenberger-Wallenstein of Oberammergau',
      additionalEmails: ['operating-room-planning@clinic.example.org', 'second-surgeon@clinic.example.org'],
    },
  },
};

/** A terminated plan stays as it is, and its fields say so. */
export const Terminated: Story = {
  args: { status: planStatus.terminated },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('button', { name: /Edit/ }))
      await expect(field).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('The plan is terminated.')).toBeVisible());
  },
};

/** What is typed stays when somebody else sets the date meanwhile, and the link to the schedule comes. */
export const DateSetMeanwhile: Story = {
  tags: ['no-visual'],
  render: (args) => {
    const Meanwhile = () => {
      const [isSet, setIsSet] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsSet(true)}>
            Set by another person
          </button>
          <PlanDataPanel {...args} info={isSet ? info : { ...info, designSessionDate: null }} />
        </>
      );
    };
    return <Meanwhile />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Design Session Date/ }));
    const day = await canvas.findByRole('spinbutton', { name: /day/ });
    await userEvent.click(day);
    await userEvent.keyboard('07');
    await userEvent.click(canvas.getByRole('button', { name: 'Set by another person' }));
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('07');
  },
};
