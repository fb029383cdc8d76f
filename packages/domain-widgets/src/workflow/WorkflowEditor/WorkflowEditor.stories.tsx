import { addStep, removeStep, setSuccessor, type WorkflowStep } from '@crt/domain/workflow';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleJobSteps, sampleSteps } from '../sample-workflow.ts';
import { WorkflowEditor, type WorkflowEditorProps } from './WorkflowEditor.tsx';

/** Keeps the steps as a screen would. */
const Holder = (props: WorkflowEditorProps) => {
  const [steps, setSteps] = useState(props.steps);
  const onChange = (next: readonly WorkflowStep[]) => {
    setSteps(next);
    props.onChange(next);
  };
  return (
    <>
      <WorkflowEditor {...props} steps={steps} onChange={onChange} />
      <ConfirmOutlet />
    </>
  );
};

const meta = {
  title: 'Widgets/Workflow/WorkflowEditor',
  component: WorkflowEditor,
  args: { steps: sampleSteps, jobSteps: sampleJobSteps, onChange: fn() },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof WorkflowEditor>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);
/** The names of the steps in their order, from the handles that move them. */
const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('button', { name: /^Move .*(?<! up| down|first|last)$/ })
    .map((handle) => handle.getAttribute('aria-label')?.slice('Move '.length));
/** The fields of a step. */
const step = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const way = (canvas: Canvas, name: string, which: 'success' | 'failure') =>
  step(canvas, name).getByRole('button', { name: new RegExp(`On ${which}$`) });
const drawn = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('path[marker-end]')).toHaveLength(count));

/** Steps from 1 with what follows each; unset ones say so, and the last has no success successor (U2, U4, U8). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    await drawn(4);
    await expect(names(canvas)).toEqual(['Milling', 'Deburring', 'Dimensional Inspection', 'Cleaning']);
    await expect(way(canvas, 'Milling', 'success')).toHaveTextContent('Next success');
    await expect(way(canvas, 'Milling', 'failure')).toHaveTextContent('Next fail');
    await expect(way(canvas, 'Cleaning', 'success')).toBeDisabled();
  },
};

/** Other steps are offered as successors, never the step itself; the drawing follows (U2). */
export const ChoosesSuccessor: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(way(canvas, 'Deburring', 'failure'));
    const options = (await page().findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual(['Milling', 'Dimensional Inspection', 'Cleaning']);
    await userEvent.click(page().getByRole('option', { name: 'Milling' }));
    await drawn(5);
  },
};

/** The picker offers only what is not in the workflow, and shrinks; closing it asks (U3, U5). */
export const AddsSteps: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Step' }));
    const picker = within(await page().findByRole('dialog', { name: 'Add Steps' }));
    const offered = picker.getAllByRole('checkbox');
    await expect(offered).toHaveLength(4);
    await userEvent.click(picker.getByRole('checkbox', { name: 'Packaging' }));
    await userEvent.click(picker.getByRole('button', { name: 'Cancel' }));
    const question = within(await page().findByRole('alertdialog', { name: 'Warning' }));
    await expect(question.getByText('Are you sure you want to close this?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await picker.findByRole('button', { name: 'Add 1 step' }));
    await waitFor(() => expect(names(canvas).at(-1)).toBe('Packaging'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Step' }));
    const again = within(await page().findByRole('dialog', { name: 'Add Steps' }));
    await expect(again.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(await page().findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

/** Moved by key and by button, removed with what led to it; every act is taken back and done again (U4). */
export const UndoesAndRedoes: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Cleaning' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(names(canvas)).toEqual(['Milling', 'Deburring', 'Cleaning', 'Dimensional Inspection']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Milling' }));
    await expect(names(canvas)).toEqual(['Deburring', 'Cleaning', 'Dimensional Inspection']);
    await expect(way(canvas, 'Dimensional Inspection', 'failure')).toHaveTextContent('Next fail');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(way(canvas, 'Dimensional Inspection', 'failure')).toHaveTextContent('Milling');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(sampleSteps);
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(names(canvas)).toEqual(['Deburring', 'Cleaning', 'Dimensional Inspection']);
  },
};

/** Removed one by one with Enter: the focus stays among the steps, and goes to Add Step after the last (U4). */
export const RemovesAll: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remove Cleaning' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Dimensional Inspection' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Milling' }));
    await expect(canvas.getByRole('button', { name: 'Remove Deburring' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Add Step' })).toHaveFocus();
    await expect(canvas.getByText('No steps yet')).toBeVisible();
  },
};

/** However many places a step goes in one hand, it is taken back at once (U4). */
export const OneMoveOneUndo: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: 'Move Cleaning' });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(names(canvas)).toEqual(['Milling', 'Cleaning', 'Deburring', 'Dimensional Inspection']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(sampleSteps);
    // After that it is another move.
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(sampleSteps);
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
    const at = { clientX: 20, button: 0, pointerId: 1 };
    await fireEvent.pointerDown(handle, { ...at, clientY: handle.getBoundingClientRect().top });
    for (const [place, name] of [...names(canvas).slice(0, 3).entries()].toReversed()) {
      const row = canvas.getByRole('button', { name: `Move ${name}` }).closest('li');
      const clientY = (row?.getBoundingClientRect().top ?? 0) + 2;
      await fireEvent.pointerMove(document.body, { ...at, clientY });
      await waitFor(() => expect(names(canvas)[place]).toBe('Cleaning'));
    }
    await fireEvent.pointerUp(document.body, at);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(sampleSteps);
  },
};

const led = (stepId: number, to: number, way: 'success' | 'failure' = 'success') =>
  setSuccessor(sampleSteps, { stepId, way, to });

/** A circle of successes never ends: that refuses the workflow. */
export const NeverEnds: Story = {
  args: { steps: led(23, 21) },
  play: async ({ canvas }) => {
    await drawn(4);
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(
        'The workflow never ends: Milling to Deburring to Dimensional Inspection to Milling.',
      ),
    );
  },
};

/** A step that is passed by is told; the workflow is not refused for it. */
export const Unreachable: Story = {
  args: { steps: led(21, 23) },
  play: async ({ canvas }) => {
    await drawn(4);
    await expect(canvas.getByText('No way leads to Deburring.')).toBeVisible();
  },
};

/** Nothing yet: the first step is to be added. */
export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No steps yet')).toBeVisible();
  },
};

/** What something uses is read and not changed (U7). */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await drawn(4);
    await expect(canvas.queryByRole('button', { name: 'Add Step' })).toBeNull();
    await expect(step(canvas, 'Milling').getByRole('textbox', { name: 'On success' })).toHaveValue(
      'Next success',
    );
    await expect(canvas.queryByRole('button', { name: 'Remove Milling' })).toBeNull();
  },
};

/** All job steps are in: adding says why it does nothing (U3). */
export const NothingToAdd: Story = {
  tags: ['no-visual'],
  args: {
    steps: sampleJobSteps.map(({ id }) => id).reduce(addStep, removeStep(sampleSteps, 0)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Step' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A signal from outside and a number of one's own (U8). */
export const FurtherFacts: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    const number = step(canvas, 'Deburring').getByRole('textbox', { name: 'Order step no.' });
    await userEvent.clear(number);
    await userEvent.type(number, '40{Tab}');
    await userEvent.click(step(canvas, 'Deburring').getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      sampleSteps.map((step) =>
        step.stepId === 22 ? { ...step, productionOrderStepNumber: 40, checkSyncStatusOnly: true } : step,
      ),
    );
  },
};
