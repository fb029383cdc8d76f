import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { expectOpen } from '../../stories/expect-open.ts';
import { shown } from '../../stories/shown.ts';
import { NumberField } from '../../fields/NumberField/NumberField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Wizard, type WizardProps } from './Wizard.tsx';

const finish = fn<() => Promise<boolean | void>>(() => Promise.resolve());

const NewOrder = (props: Partial<WizardProps>) => {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Wizard
      label="New combined order"
      onFinish={finish}
      onCancel={fn()}
      finishLabel="Create order"
      done={
        <Banner tone="positive" title="Combined order 4711 created">
          Three plans were added to it.
        </Banner>
      }
      {...props}
      steps={[
        {
          id: 'name',
          title: 'Name',
          content: (
            <TextField
              label="Name of the order"
              isRequired
              value={name}
              onChange={(text) => (setName(text), setMissing(false))}
              errorMessage={isMissing ? 'Name is required' : undefined}
            />
          ),
          isMissing: name === '',
          onNext: () => {
            setMissing(name === '');
            return name !== '';
          },
        },
        {
          id: 'quantity',
          title: 'Quantity',
          description: 'Pieces of each plan',
          content: <NumberField label="Pieces" defaultValue={1} minValue={1} maxValue={999} />,
        },
        { id: 'check', title: 'Check', content: <p>Order “{name}” will be created.</p> },
      ]}
    />
  );
};

const meta = {
  title: 'Components/Flow/Wizard',
  parameters: {
    docs: {
      description: {
        component: 'A form in steps: each is checked before the next, and going back loses nothing.',
      },
    },
  },
  component: NewOrder,
  beforeEach: () => {
    finish.mockReset();
    finish.mockImplementation(() => Promise.resolve());
  },
} satisfies Meta<typeof NewOrder>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const toTheLast = async (canvas: Canvas, count = 3) => {
  await userEvent.type(canvas.getByRole('textbox'), 'Hips of March');
  await press(canvas, 'Next');
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: `Step 2 of ${count}: Quantity` })).toHaveFocus(),
  );
  await press(canvas, 'Next');
  await canvas.findByRole('heading', { name: `Step 3 of ${count}: Check` });
};

export const FirstStep: Story = {};

export const FromBeginningToEnd: Story = {
  play: async ({ canvas }) => {
    await toTheLast(canvas);
    await press(canvas, 'Create order');
    await shown(await canvas.findByText('Combined order 4711 created'));
    await expect(finish).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A step that is not right stays, is marked, and its field says why. */
export const StaysOnAMistake: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Next');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-status', 'error'));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Name is required');
  },
};

/** What was missing is there: the step is no longer marked, before anybody presses Next again (J5). */
export const MistakeIsMended: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const step = canvas.getAllByRole('listitem')[0];
    await press(canvas, 'Next');
    await waitFor(() => expect(step).toHaveAttribute('data-status', 'error'));
    await userEvent.type(canvas.getByRole('textbox'), 'H');
    await expect(step).toHaveAttribute('data-status', 'process');
  },
};

/** It follows another in the same place: the focus begins at its first title. */
export const FollowsAnother: Story = {
  tags: ['no-visual'],
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Step 1 of 3: Name' })).toHaveFocus();
  },
};

/** Going back, by button or by the step itself, keeps what was entered on either side. */
export const GoingBackKeepsEverything: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hips');
    await press(canvas, 'Next');
    const pieces = await canvas.findByRole('textbox', { name: 'Pieces' });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '7{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Hips');
    await press(canvas, 'Next');
    await expect(await canvas.findByRole('textbox', { name: 'Pieces' })).toHaveValue('7');
  },
};

/** What was entered on a step can be taken back with the step; what was begun is a step of its own (J8, J9). */
export const BeganSomething: Story = {
  args: { doneTitle: 'Results' },
  play: async ({ canvas }) => {
    await toTheLast(canvas, 4);
    // Nobody goes there before anything was begun.
    await expect(canvas.queryByRole('button', { name: /Results/ })).toBeNull();
    await press(canvas, 'Create order');
    await shown(await canvas.findByText('Combined order 4711 created'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const FinishingFails: Story = {
  play: async ({ canvas }) => {
    finish.mockImplementation(() => Promise.reject(new Error('A plan was terminated meanwhile.')));
    await toTheLast(canvas);
    await press(canvas, 'Create order');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A plan was terminated meanwhile.');
    await expect(canvas.getByText('Order “Hips of March” will be created.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-status', 'error');
  },
};

/** Whoever says no when asked has made no mistake: nothing is marked, and it can be finished yet. */
export const FinishingIsDeclined: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    finish.mockImplementationOnce(() => Promise.resolve(false));
    await toTheLast(canvas);
    await press(canvas, 'Create order');
    await waitFor(() => expect(finish).toHaveBeenCalledOnce());
    await expectOpen(() => canvas.getByRole('button', { name: 'Create order' }));
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-status', 'process');
    await press(canvas, 'Create order');
    await shown(await canvas.findByText('Combined order 4711 created'));
  },
};

export const Busy: Story = {
  play: async ({ canvas }) => {
    finish.mockImplementation(() => new Promise(() => {}));
    await toTheLast(canvas);
    await press(canvas, 'Create order');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled());
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** What scrolls leaves room for the ring of what stands at its edges, and keeps its place between steps and buttons. */
export const FillsItsPlace: Story = {
  tags: ['no-visual'],
  args: { height: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Step 1 of 3: Name' });
    const panel = title.parentElement as HTMLElement;
    const room = title.getBoundingClientRect().left - panel.getBoundingClientRect().left;
    await expect(room).toBeGreaterThanOrEqual(4);
    const steps = canvas.getByRole('list', { name: 'New combined order' });
    await expect(title.getBoundingClientRect().left).toBe(steps.getBoundingClientRect().left);
  },
};

/** Steps follow each other from the right; the button that leads on stands at the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('Next')).toBeLessThan(left('Cancel'));
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
