import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { WorkflowGraph } from './WorkflowGraph.tsx';
import type { WorkflowGraphStep } from './workflow-layout.ts';

const steps: WorkflowGraphStep[] = [
  { id: '1', name: 'Design review', note: 'Planning', successId: '2' },
  { id: '2', name: 'Milling', note: 'Work centre 12', successId: '3', failureId: '7' },
  { id: '3', name: 'Dimensional inspection', note: 'Quality', successId: '4', failureId: '2' },
  { id: '4', name: 'Cleaning and passivation', successId: '5', failureId: '3' },
  { id: '5', name: 'Laser marking', successId: '6', failureId: '7' },
  { id: '6', name: 'Packaging', note: 'Clean room' },
  { id: '7', name: 'Non-conformity review', note: 'Quality', successId: '2', failureId: '8' },
  { id: '8', name: 'Scrap' },
];

const meta = {
  title: 'Components/Data/WorkflowGraph',
  component: WorkflowGraph,
  args: { label: 'Workflow of titanium plates', steps },
} satisfies Meta<typeof WorkflowGraph>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The drawing comes when it is needed; the list is there for screen readers at once. */
export const Default: Story = {
  tags: ['visual-forced', 'visual-dark'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path[marker-end]')).toHaveLength(11));
    const list = canvas.getByRole('list', { name: 'Workflow of titanium plates' });
    await expect(list).toHaveTextContent('on success: Milling');
    await expect(list).toHaveTextContent('on failure: Non-conformity review');
  },
};

/** The same as a list, for everybody. */
export const List: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as list' }));
    await expect(canvas.getAllByText('on success: end of the workflow')[0]).toBeVisible();
    await expect(canvasElement.querySelector('path[marker-end]')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as drawing' })).toHaveFocus();
  },
};

/** Whether two boxes touch, give or take the room that an arrow keeps from its step. */
const touch = (a: DOMRect, b: DOMRect) =>
  a.left < b.right + 8 && b.left < a.right + 8 && a.top < b.bottom + 8 && b.top < a.bottom + 8;

/** Steps and arrows mirror together: each arrow still leads from a step to a step. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const boxes = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    await waitFor(() => expect(boxes('path[marker-end]')).toHaveLength(11));
    const placed = boxes('[aria-hidden] > [title]');
    await expect(placed).toHaveLength(steps.length);
    for (const arrow of boxes('path[marker-end]'))
      await expect(placed.filter((step) => touch(arrow, step)).length).toBeGreaterThanOrEqual(2);
  },
};

const shown: Story['play'] = async ({ args, canvasElement }) => {
  const arrows = args.steps.flatMap(({ successId, failureId }) => [successId, failureId]).filter(Boolean);
  await waitFor(() => expect(canvasElement.querySelectorAll('path[marker-end]')).toHaveLength(arrows.length));
};

/** Success and failure lead to the same step: two arrows side by side, down and back. */
export const BothWaysToTheSameStep: Story = {
  tags: ['visual'],
  args: {
    steps: [
      { id: '1', name: 'Scan', successId: '2', failureId: '2' },
      { id: '2', name: 'Segmentation', successId: '3', failureId: '1' },
      { id: '3', name: 'Approval', successId: '1', failureId: '1' },
    ],
  },
  play: shown,
};

/** Many lead to one: each arrow arrives at a place of its own. */
export const FanIn: Story = {
  tags: ['visual'],
  args: {
    steps: [
      { id: '1', name: 'Plate', successId: '4', failureId: '6' },
      { id: '2', name: 'Screws', successId: '4', failureId: '6' },
      { id: '3', name: 'Cutting guide', successId: '4', failureId: '6' },
      { id: '4', name: 'Assembly', successId: '5', failureId: '1' },
      { id: '5', name: 'Packaging', failureId: '2' },
      { id: '6', name: 'Non-conformity review', successId: '5', failureId: '3' },
    ],
  },
  play: shown,
};
