import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const changed = fn();
const options = ['Hip', 'Knee', 'Shoulder', 'Spine', 'Cranial plate', 'Mandible'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const Holder = (props: Partial<MultiSelectProps<string>>) => {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <MultiSelect
      label="Products"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        changed(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/Fields/MultiSelect',
  component: Holder,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof Holder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: () => (
    <Columns>
      <Holder />
      <Holder value={['hip', 'knee', 'cranial plate']} />
      <Holder look="summary" value={['hip', 'knee', 'spine']} />
      <Holder errorMessage="Product Type is required" />
      <Holder isDisabled value={['hip']} />
    </Columns>
  ),
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
  args: { value: ['hip', 'knee'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Hip/ }));
    await expect(changed).toHaveBeenLastCalledWith(['knee']);
  },
};
