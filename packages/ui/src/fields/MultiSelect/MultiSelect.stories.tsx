import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
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
