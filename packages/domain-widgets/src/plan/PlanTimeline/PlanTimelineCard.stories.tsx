import { exampleOf } from '@crt/api-client/mocks';
import { getPlanTimeline } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { PlanTimelineCard } from './PlanTimelineCard.tsx';

const { model } = exampleOf(getPlanTimeline);

const meta = {
  title: 'Widgets/Plans/PlanTimelineCard',
  component: PlanTimelineCard,
  args: { model, today: '2026-11-20' },
  decorators: [
    (Story) => (
      <StorySurroundings width="60rem">
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof PlanTimelineCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Oldest day first; what happened late says so (F6, F54, F55). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('columnheader').map((day) => day.textContent);
    await expect(days.length).toBeGreaterThanOrEqual(12);
    await expect(
      canvas.getByRole('button', { name: /^File Uploaded, Actual.*1 day early/ }),
    ).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { model: { ...model, milestones: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No milestone has a date yet')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** A long name stays in its place beside the days. */
export const LongText: Story = {
  args: {
    model: {
      ...model,
      milestones: model.milestones.map((milestone) => ({
        ...milestone,
        name: `${milestone.name} with the approval of the distribution center`,
      })),
    },
  },
};
