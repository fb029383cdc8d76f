import type { Rescheduling } from '@crt/api-client/types-main';
import { Stack } from '@crt/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlanningPreviewPanel } from './PlanningPreviewPanel.tsx';
import { ReschedulingStatus } from './ReschedulingStatus.tsx';
import { samplePreview } from './sample-preview.ts';

const meta = {
  title: 'Widgets/Calendars/PlanningPreview',
  component: PlanningPreviewPanel,
  args: { preview: samplePreview, planHref: (id) => `/plans/${id}` },
} satisfies Meta<typeof PlanningPreviewPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Plans move, and some of them become late for their surgery. */
export const Late: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/14 plans move\. 3 plans become late for their surgery\./)).toBeVisible();
    await expect(canvas.getByText('The first 8 of 14')).toBeVisible();
  },
};

export const NothingMoves: Story = {
  args: { preview: { movedCount: 0, lateCount: 0, unplannableCount: 0, plans: [] } },
};

/** Nobody works within reach any more. */
export const Unplannable: Story = {
  args: { preview: { movedCount: 0, lateCount: 0, unplannableCount: 1, plans: [] } },
};

export const Reckoning: Story = { args: { preview: undefined } };

export const Incomplete: Story = { args: { preview: undefined, isIncomplete: true } };

export const Failed: Story = { args: { preview: undefined, isFailed: true } };

/** As high before it is known as afterwards: the buttons of a dialog stay where they are. */
export const KeepsItsRoom: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      <PlanningPreviewPanel {...args} preview={undefined} />
      <PlanningPreviewPanel {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.children].map((panel) => panel.getBoundingClientRect().height);
    await expect(heights).toHaveLength(2);
    await expect(new Set(heights).size).toBe(1);
  },
};

const run: Rescheduling = {
  id: 17,
  state: 'running',
  reasons: ['Holiday Christmas Day on 2026-12-25 added to Berlin Holidays'],
  total: 5000,
  handled: 1800,
  moved: 212,
  late: 3,
  startedAt: '2026-11-20T09:30:01Z',
  endedAt: null,
};

const states: readonly Rescheduling[] = [
  { ...run, state: 'waiting' },
  { ...run, id: 18 },
  { ...run, id: 19, state: 'done' },
  { ...run, id: 20, state: 'done', late: 0 },
  { ...run, id: 21, state: 'failed' },
];

/** The planning anew in the background: to come, under way, over, and stopped. */
export const InTheBackground: Story = {
  tags: ['visual', 'visual-dark'],
  render: () => (
    <Stack gap={3}>
      {states.map((state) => (
        <ReschedulingStatus key={state.id} rescheduling={state} onDismiss={fn()} />
      ))}
    </Stack>
  ),
};
