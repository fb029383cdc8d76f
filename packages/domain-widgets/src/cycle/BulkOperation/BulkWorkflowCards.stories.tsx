import { exampleOf } from '@crt/api-client/mocks';
import { listCycleWorkflows } from '@crt/api-client/main/bulk-operation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { choosable } from './bulk-item.ts';
import { BulkWorkflowCards } from './BulkWorkflowCards.tsx';
import { sampleWorkflows } from './sample-workflows.ts';

const meta = {
  title: 'Widgets/Bulk operation/BulkWorkflowCards',
  component: BulkWorkflowCards,
  args: { workflows: choosable(sampleWorkflows), chosen: new Set<string>(), onChoose: fn() },
} satisfies Meta<typeof BulkWorkflowCards>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A card per workflow; several steps can be chosen, over the cards (J6). */
export const Default: Story = { tags: ['visual-dark'] };

export const Chooses: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    canvas.getAllByRole('checkbox', { name: 'Select row' })[0]?.click();
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set([args.workflows[0]?.workflowSteps[0]?.key]));
  },
};

/** Two versions of one workflow say which they are. */
export const TwoVersions: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /, version 3$/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /, version 4$/ })).toBeVisible();
    await expect(canvas.queryByText(/version 1$/)).toBeNull();
  },
};

/** However many cases there are, how many is not cut away (J6). */
export const ManyCases: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const cases = await canvas.findByRole('gridcell', { name: /^26-10404, .*, and 35 more$/ });
    await expect(cases.scrollHeight).toBeLessThanOrEqual(cases.clientHeight);
    // And no number is torn apart at its hyphen.
    const told = within(cases).getAllByText(/^26-104\d\d,?$/);
    await expect(told.map((number) => number.getClientRects().length)).toEqual([1, 1, 1, 1, 1]);
  },
};

export const OfTheContract: Story = {
  tags: ['no-visual'],
  args: { workflows: choosable(exampleOf(listCycleWorkflows).result.workflows) },
};

export const NothingToDo: Story = { args: { workflows: [] } };
