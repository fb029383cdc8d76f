import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import {
  inPlace,
  saysItIsRequiredInWords,
  saysWhatIsWrong,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { FileField } from './FileField.tsx';

const fileOf = (name: string, size = 48_200, type = '') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 0 });

const plans = fileOf('plans-2026-11.xlsx');
const drawing = fileOf('Drawing of the left hip with a name that takes more than one line.pdf', 1_400_000);

const HeldFileField = controlled(FileField);

const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  args: {
    label: 'Plans',
    value: [],
    onChange: fn(),
    accept: ['.xlsx', '.csv'],
    maxSize: 2_000_000,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '26rem' }}>
      <HeldFileField {...args} />
    </div>
  ),
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, files: File[]) => {
  const input = canvasElement.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  await fireEvent.change(input, { target: { files } });
};

export const Default: Story = {};

/** One file: the next one takes its place. */
export const ReplacesTheFile: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, [plans]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([plans]));
    const other = fileOf('other.csv');
    await choose(canvasElement, [other]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([other]));
    canvas.getByRole('button', { name: 'Remove other.csv' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
  },
};

/** Each file that is not taken says why; the good ones are taken all the same. */
export const SomeAreRefused: Story = {
  args: { isMultiple: true, value: [plans] },
  play: async ({ args, canvas, canvasElement }) => {
    const good = fileOf('more.csv');
    await choose(canvasElement, [
      fileOf('photo.jpg'),
      fileOf('huge.xlsx', 2_000_001),
      fileOf('empty.csv', 0),
      good,
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([plans, good]));
    const refused = within(await canvas.findByRole('list', { name: 'Files that were not taken' }));
    await expect(refused.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Not one of XLSX, CSV'),
      expect.stringContaining('Larger than 2 MB'),
      expect.stringContaining('The file is empty'),
    ]);
    await userEvent.click(refused.getByRole('button', { name: 'Remove photo.jpg' }));
    await expect(refused.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Drops: Story = {
  args: { isMultiple: true },
  play: async ({ args, canvas }) => {
    const data = new DataTransfer();
    data.items.add(plans);
    // What only a real drag may set, and only a real file on a disk has.
    const item = { kind: 'file', type: plans.type, getAsFile: () => plans };
    Object.defineProperties(data, { effectAllowed: { value: 'all' }, items: { value: [item] } });
    const zone = (await canvas.findByText('or drop them here')).parentElement as HTMLElement;
    for (const type of ['dragenter', 'dragover'])
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('plans-2026-11.xlsx')).toBeVisible();
  },
};

const state = (file: File) =>
  file === plans ? { progress: 62 } : { error: 'Sheet “Plans” has no column Product Type.' };

export const States: Story = {
  render: (args) => (
    <Columns minWidth="large">
      <HeldFileField
        {...args}
        label="Empty"
        description="One sheet, with the names of the columns in line 1."
      />
      <HeldFileField {...args} label="On its way" isMultiple value={[plans, drawing]} stateOf={state} />
      <HeldFileField {...args} label="Required" isRequired errorMessage="A file is required" />
      <HeldFileField {...args} label="Disabled" isDisabled value={[plans]} />
      <HeldFileField {...args} label="Read only" isReadOnly value={[plans, drawing]} />
      <FileField label="Anything" value={[]} onChange={args.onChange} />
    </Columns>
  ),
};

/** What is taken stands in the place to drop before anything is tried. */
export const Empty: Story = {
  tags: ['unseen'],
  args: { description: 'One sheet, with the names of the columns in line 1.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Plans' })).toHaveAccessibleDescription(
      'One sheet, with the names of the columns in line 1.',
    );
    await expect(canvas.getByText('XLSX, CSV, up to 2 MB')).toBeVisible();
  },
};

/** One is on its way, the other was refused by the server. */
export const OnTheirWay: Story = {
  args: { isMultiple: true, value: [plans, drawing], stateOf: state },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /plans-2026-11/ })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByText('Sheet “Plans” has no column Product Type.')).toBeVisible();
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequiredInWords('group') };

export const Invalid: Story = {
  args: { errorMessage: 'A file is required' },
  play: saysWhatIsWrong('group', 'A file is required'),
};

/** Nothing is chosen, dropped or taken away. */
export const Disabled: Story = {
  args: { isDisabled: true, value: [plans] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** The files alone, without a place to drop. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isMultiple: true, value: [plans, drawing] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A name is cut, with the whole in its title; size and cross stay in sight. */
export const LongText: Story = {
  args: {
    label: 'Plans of the distribution centre with all their milestones and the links to their drawings',
    value: [drawing],
    errorMessage: 'The file of the last week is the same as this one, to the last line of the last sheet',
  },
  decorators: [inPlace],
  play: async (stage) => {
    await staysInItsPlace(stage);
    await expect(stage.canvas.getByRole('button', { name: /^Remove Drawing/ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { isMultiple: true, value: [plans, drawing], stateOf: state },
  globals: { direction: 'rtl' },
  decorators: [inPlace],
  play: staysInItsPlace,
};
