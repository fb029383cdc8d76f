import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsReadOnly,
  saysItIsRequiredInWords,
  saysWhatIsWrong,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { shown } from '../../stories/shown.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const changed = fn();
const options = ['Hip', 'Knee', 'Shoulder', 'Spine', 'Cranial plate', 'Mandible'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const Held = controlled(MultiSelect<string>);

const meta = {
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect<string>,
  args: { label: 'Products', options, value: [], onChange: changed },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof MultiSelect<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: (args) => (
    <Columns>
      <Held {...args} />
      <Held {...args} value={['hip', 'knee', 'cranial plate']} />
      <Held {...args} look="summary" value={['hip', 'knee', 'spine']} />
      <Held {...args} errorMessage="Product Type is required" />
      <Held {...args} isDisabled value={['hip']} />
    </Columns>
  ),
};

/** What is chosen later stands later, whatever the list says. */
export const InOrder: Story = {
  tags: ['no-visual'],
  args: { isOrdered: true, value: ['spine', 'hip'] },
  play: async ({ canvas }) => {
    const chips = () => canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(chips()).toEqual(['Spine', 'Hip']);
    await userEvent.click(canvas.getByRole('button', { name: /Products/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Knee' }));
    await userEvent.keyboard('{Escape}');
    await expect(changed).toHaveBeenLastCalledWith(['spine', 'hip', 'knee']);
    await waitFor(() => expect(chips()).toEqual(['Spine', 'Hip', 'Knee']));
  },
};

export const SearchAndChoose: Story = {
  args: { value: ['hip'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Products/ }));
    const body = within(document.body);
    await shown(await body.findByRole('dialog', { name: 'Products' }));
    await userEvent.keyboard('sp');
    await userEvent.click(await body.findByRole('option', { name: 'Spine' }));
    await expect(changed).toHaveBeenLastCalledWith(['hip', 'spine']);
    await userEvent.click(body.getByRole('button', { name: 'Select all' }));
    await expect(changed.mock.lastCall?.[0]).toEqual(expect.arrayContaining(['hip', 'spine']));
  },
};

export const SelectAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Products/ }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Select all' }));
    await expect(changed.mock.lastCall?.[0]).toHaveLength(6);
  },
};

export const RemoveChip: Story = {
  tags: ['no-visual'],
  args: { value: ['hip', 'knee'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Hip/ }));
    await expect(changed).toHaveBeenLastCalledWith(['knee']);
    // The last one goes without taking the focus along.
    (await canvas.findByRole('row', { name: 'Knee' })).focus();
    await userEvent.keyboard('{Delete}');
    await expect(changed).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Products/ })).toHaveFocus());
  },
};

export const Default: Story = {};

/** Escape closes the sheet and keeps what was chosen. */
export const ChosenByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Products/ });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Products' }));
    await dialog.findByRole('option', { name: 'Hip' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['hip']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(changed).toHaveBeenCalledTimes(1);
  },
};

export const Filled: Story = {
  args: { value: ['hip', 'knee'], description: 'Shown in the list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Products 2 selected/ })).toHaveAccessibleDescription(
      'Shown in the list',
    );
  },
};

export const Open: Story = {
  args: { value: ['hip', 'spine'] },
  tags: ['visual', 'visual-dark', 'visual-forced'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Products/ }));
    await shown(await within(document.body).findByRole('option', { name: 'Spine', selected: true }));
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: saysItIsRequiredInWords('button'),
};

export const Invalid: Story = {
  args: { errorMessage: 'Product Type is required' },
  play: saysWhatIsWrong('button', 'Product Type is required'),
};

/** Nothing can be opened or taken away. */
export const Disabled: Story = {
  args: { value: ['hip'], isDisabled: true },
  play: async (stage) => {
    await saysItIsDisabled('button')(stage);
    await expect(stage.canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

/** All names as text, on as many lines as they need; no sheet opens. */
export const ReadOnly: Story = {
  args: { value: ['hip', 'knee', 'shoulder', 'cranial plate'], isReadOnly: true },
  decorators: [inPlace],
  play: async (stage) => {
    await saysItIsReadOnly('textbox')(stage);
    const text = stage.canvas.getByRole('textbox', { name: 'Products' });
    await expect(text).toHaveValue('Hip, Knee, Shoulder, Cranial plate');
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Enter}{Backspace}');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await expect(changed).not.toHaveBeenCalled();
    await staysInItsPlace(stage);
  },
};

/** One line, as in a filter row; nothing chosen is said. */
export const ReadOnlySummary: Story = {
  args: { look: 'summary', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Products' })).toHaveAttribute(
      'placeholder',
      'No value',
    );
  },
};

export const LongText: Story = {
  args: {
    label: 'Products that are made in the house and shipped by one distribution centre',
    options: [
      { id: 'x', name: 'Patient-specific cranial plate with fixation screws and two cutting guides' },
    ],
    value: ['x'],
    errorMessage: 'None of these products may be shipped by the distribution centre that is chosen above',
  },
  decorators: [inPlace],
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  args: { value: ['hip', 'knee'] },
  globals: { direction: 'rtl' },
  decorators: [inPlace],
  play: staysInItsPlace,
};
