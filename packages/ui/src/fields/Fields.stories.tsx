import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../stories/shown.ts';
import { Columns } from '../layout/Columns/Columns.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox/Checkbox.tsx';
import { ComboBox } from './ComboBox/ComboBox.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { Select } from './Select/Select.tsx';
import { Switch } from './Switch/Switch.tsx';
import { TextArea, TextField } from './TextField/TextField.tsx';

const meta = {
  title: 'Components/Fields/Overview',
  parameters: { docs: { description: { component: 'Every field in every state, to be compared.' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const centres = [
  { id: 'de', name: 'Germany', description: 'Freiburg' },
  { id: 'nl', name: 'Netherlands' },
  { id: 'us', name: 'United States' },
  { id: 'jp', name: 'Japan', isDisabled: true },
];

const changed = fn();

export const All: Story = {
  tags: ['visual-compact'],
  render: () => (
    <Columns minWidth="medium">
      <TextField label="Request id" isRequired defaultValue="100245" isNumeric description="Six digits" />
      <TextField label="Case number" errorMessage="Case number is required" />
      <TextField label="Read only" isReadOnly defaultValue="Stryker" />
      <TextField label="Disabled" isDisabled defaultValue="Not now" />
      <NumberField label="Quantity" defaultValue={12} minValue={0} maxValue={999} suffix="pieces" />
      <SearchField label="Search plans" isLabelHidden={false} />
      <Select label="Distribution centre" options={centres} defaultValue="de" />
      <Select label="Nothing chosen" options={centres} />
      <ComboBox label="Product" options={centres} />
      <Select label="Invalid" options={centres} errorMessage="Distribution centre is required" />
      <TextArea label="Comment" defaultValue="Sterilisation moved by one day." />
      <RadioGroup
        label="Direction"
        defaultValue="last"
        options={[
          { value: 'last', label: 'Last' },
          { value: 'next', label: 'Next', description: 'Counted from today' },
        ]}
      />
      <CheckboxGroup label="Show" defaultValue={['late']}>
        <Checkbox value="late">Late plans</Checkbox>
        <Checkbox value="hold">Plans on hold</Checkbox>
        <Checkbox value="old" isDisabled>
          Archived plans
        </Checkbox>
      </CheckboxGroup>
      <div>
        <Switch defaultSelected>Hot</Switch>
        <br />
        <Switch>Active</Switch>
        <br />
        <Switch isDisabled>Locked</Switch>
        <br />
        <Checkbox isIndeterminate>Some</Checkbox>
      </div>
    </Columns>
  ),
};

export const ErrorIsWired: Story = {
  render: () => <TextField label="Case number" errorMessage="Case number is required" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Case number' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Case number is required');
  },
};

export const SelectByKeyboard: Story = {
  render: () => <Select label="Distribution centre" options={centres} onChange={changed} />,
  play: async ({ canvas }) => {
    changed.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('listbox');
    await userEvent.keyboard('n{Enter}');
    await waitFor(() => expect(changed).toHaveBeenCalledWith('nl'));
    await expect(canvas.getByRole('button')).toHaveTextContent('Netherlands');
  },
};

export const SelectOpen: Story = {
  render: () => <Select label="Distribution centre" options={centres} defaultValue="de" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown(await within(document.body).findByRole('option', { name: /Germany/ }));
  },
};

export const ComboBoxFilters: Story = {
  render: () => <ComboBox label="Country" options={centres} onChange={changed} />,
  play: async ({ canvas }) => {
    changed.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), 'lan');
    await expect(await within(document.body).findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(changed).toHaveBeenCalledWith('nl'));
  },
};

export const NumberSteps: Story = {
  render: () => (
    <NumberField label="Quantity" defaultValue={998} maxValue={999} minValue={0} onChange={changed} />
  ),
  play: async ({ canvas }) => {
    changed.mockClear();
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('999');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
};
