import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, User } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../stories/expect-open.ts';
import { shown } from '../../stories/shown.ts';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SavedViews, type SavedView } from './SavedViews.tsx';

const views: SavedView[] = [
  { id: 'late', name: 'Late in Oberdorf', icon: <User />, description: 'Only for you' },
  { id: 'week', name: 'Shipment due this week', icon: <Globe />, description: 'For everybody' },
  { id: 'hold', name: 'On hold', icon: <Globe /> },
];

const meta = {
  title: 'Components/Data/SavedViews',
  component: SavedViews,
  args: {
    views,
    activeId: 'late',
    isModified: false,
    onApply: fn(),
    onReset: fn(),
    onUpdate: fn(() => Promise.resolve()),
    onSave: fn(() => Promise.resolve()),
    onOverwriteDeclined: fn(),
    label: 'Saved filters',
  },
} satisfies Meta<typeof SavedViews>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button'));
  return shown(await body().findByRole('dialog', { name: 'Saved filters' }));
};

export const Default: Story = {};

/** Apply waits until one is chosen that is not in force (E19). */
export const Applies: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await open(canvas);
    await expect(body().getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(body().getByRole('option', { name: /Shipment due/ }));
    await userEvent.click(body().getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith('week');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Open: Story = {
  args: { isModified: true },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

export const NothingChosen: Story = {
  args: { activeId: null },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(body().getByRole('button', { name: 'Apply' })).toBeDisabled();
    await expect(body().queryByRole('button', { name: /Update/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectOpen(body().getByRole('button', { name: 'Apply' }));
  },
};

export const Modified: Story = {
  args: { isModified: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Late in Oberdorf.*Modified/);
    await open(canvas);
    await userEvent.click(body().getByRole('button', { name: 'Update “Late in Oberdorf”' }));
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith(views[0]));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await open(canvas);
    await userEvent.click(body().getByRole('button', { name: 'Reset changes' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

const name = async (canvas: ReturnType<typeof within>, text: string) => {
  await open(canvas);
  await userEvent.click(body().getByRole('button', { name: /Save as new/ }));
  const field = await body().findByRole('textbox', { name: /Name/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(`${text}{Enter}`);
  return field;
};

export const SaveAsNew: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await name(canvas, ' Hot plans ');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Hot plans'));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const NameIsRequired: Story = {
  play: async ({ args, canvas }) => {
    const field = await name(canvas, ' ');
    await expect(field).toHaveAccessibleDescription('Name is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Agrees, once the time is over in which a press is the second click of the one before. */
const agree = (args: { onSave?: unknown }) =>
  waitFor(async () => {
    await userEvent.click(body().getByRole('button', { name: 'Overwrite' }));
    await expect(args.onSave).toHaveBeenCalled();
  });

/** An existing name asks; who declines keeps the name that was typed (E21). */
export const Overwrite: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const field = await name(canvas, 'on HOLD');
    await expect(await body().findByRole('alert')).toHaveTextContent('“On hold” exists already');
    // Enter on its way must not overwrite anything.
    await waitFor(() => expect(body().getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverwriteDeclined).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('on HOLD');
    await userEvent.click(body().getByRole('button', { name: 'Save' }));
    await body().findByRole('button', { name: 'Overwrite' });
    await agree(args);
    await expect(args.onSave).toHaveBeenCalledWith('On hold', views[2]);
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(args.onOverwriteDeclined).toHaveBeenCalledOnce();
  },
};

/** Two clicks on Save are one question: the second one, on what came in its place, overwrites nothing. */
export const OverwriteWithDoubleClick: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await name(canvas, 'On hold');
    await body().findByRole('alert');
    await userEvent.click(body().getByRole('button', { name: 'Cancel' }));
    // However slow the browser is, the second click comes within the time of a double click.
    const { now } = Date;
    const pressed = now();
    Date.now = () => pressed;
    await userEvent.click(body().getByRole('button', { name: 'Save' }));
    await userEvent.click(await body().findByRole('button', { name: 'Overwrite' }));
    Date.now = now;
    await expect(args.onSave).not.toHaveBeenCalled();
    await agree(args);
  },
};

/** Who leaves the question without an answer has declined as well (E21). */
export const OverwriteLeft: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await name(canvas, 'On hold');
    await body().findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOverwriteDeclined).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OverwriteQuestion: Story = {
  play: async ({ canvas }) => {
    await name(canvas, 'On hold');
    await shown(await body().findByRole('alert'));
  },
};

/** The server's words stand at the name, and the name stays (E20). */
export const SavingFails: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('The name is longer than 50 characters.'))) },
  play: async ({ canvas }) => {
    const field = await name(canvas, 'Hot plans');
    await waitFor(() => expect(field).toHaveAccessibleDescription('The name is longer than 50 characters.'));
    await expect(field).toHaveValue('Hot plans');
  },
};

export const Busy: Story = {
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await name(canvas, 'Hot plans');
    await expect(body().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(body().getByRole('textbox', { name: /Name/ })).toHaveAttribute('readonly');
  },
};

export const NothingSavedYet: Story = {
  args: { views: [], activeId: null },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(body().getByText('Nothing saved yet')).toBeInTheDocument();
  },
};

/** Who may not save gets only what may be done. */
export const OnlyApply: Story = {
  render: ({ onApply, onReset }) => (
    <SavedViews
      label="Saved filters"
      views={views}
      activeId="late"
      isModified
      onApply={onApply}
      onReset={onReset}
    />
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(body().queryByRole('button', { name: /Save|Update/ })).toBeNull();
  },
};

export const LongNameInTheFilterBar: Story = {
  render: (args) => (
    <FilterBar
      filters={[{ id: 'product', name: 'Product', value: 'TMJ Total Joint', onRemove: fn() }]}
      savedView={
        <SavedViews
          {...args}
          isModified
          views={[
            { id: 'late', name: 'Every plan of the southern centres that is late by more than a week' },
          ]}
        />
      }
    >
      <Button>Product</Button>
      <Button>Status</Button>
    </FilterBar>
  ),
};
