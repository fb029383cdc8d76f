import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { type StepStatus, Stepper } from './Stepper.tsx';

const steps = [
  { id: 'file', title: 'File', description: 'plans-2026-11.xlsx' },
  { id: 'columns', title: 'Columns', description: '12 of 14 found' },
  { id: 'check', title: 'Check' },
  { id: 'import', title: 'Import' },
];

const meta = {
  title: 'Components/Flow/Stepper',
  component: Stepper,
  args: { label: 'Import of plans', steps, current: 'columns' },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.dataset['status'])).toEqual(['finish', 'process', 'wait', 'wait']);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('File, done');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A step that is done can be gone back to, by pointer and by key; those ahead cannot. */
export const GoingBack: Story = {
  args: { current: 'check', onGoTo: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoTo).toHaveBeenCalledWith('columns');
  },
};

const states: StepStatus[] = ['wait', 'process', 'finish', 'error', 'success', 'skipped'];
const seen: Record<StepStatus, string> = {
  wait: 'Not begun',
  process: 'Since 20/11/2026',
  finish: 'On 18/11/2026',
  error: 'Two columns are missing',
  success: '412 rows were read',
  skipped: 'Not needed',
};
const inState = states.map((status) => ({
  id: status,
  title: status.replace(/^./, (letter) => letter.toUpperCase()),
  description: seen[status],
  status,
}));

export const States: Story = { args: { steps: inState, current: 'process' } };
export const Vertical: Story = { args: { steps: inState, current: 'process', orientation: 'vertical' } };

/** In a column each step may say more at the end of its line, and its state in words of the business. */
export const WithFacts: Story = {
  tags: ['visual'],
  args: {
    orientation: 'vertical',
    current: 'process',
    steps: inState.map((step, index) => ({
      ...step,
      number: index + 7,
      stateText: step.title,
      facts: `Planned ${18 + index}/11/2026`,
    })),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('7WaitWaitNot begunPlanned 18/11/2026');
  },
};

export const LongAndNarrow: Story = {
  render: (args) => (
    <Specimen>
      <div style={{ inlineSize: '20rem' }}>
        <Stepper {...args} />
      </div>
      <div style={{ inlineSize: '44rem' }}>
        <Stepper
          {...args}
          steps={steps.map((step) => ({
            ...step,
            title: `${step.title} with a title that takes more than one line`,
          }))}
        />
      </div>
    </Specimen>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(places).toEqual(places.toSorted((a, b) => b - a));
  },
};
