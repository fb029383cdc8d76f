import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { TagGroup, type TagGroupProps } from './Tag.tsx';

const onRemove = fn<(id: string) => void>();

/** Holds the tags, as a filter would. */
const Holder = (props: TagGroupProps<string>) => {
  const [items, setItems] = useState(props.items);
  return (
    <TagGroup
      {...props}
      items={items}
      onRemove={(id) => {
        setItems(items.filter((item) => item.id !== id));
        props.onRemove?.(id);
      }}
    />
  );
};

const meta = {
  title: 'Components/Display/TagGroup',
  component: TagGroup<string>,
  args: {
    label: 'Chosen products',
    items: [
      { id: 'cranial', name: 'Cranial implant' },
      { id: 'guide', name: 'Cutting guide' },
      { id: 'model', name: 'Bone model' },
    ],
  },
  beforeEach: () => {
    onRemove.mockClear();
  },
} satisfies Meta<typeof TagGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without `onRemove` the tags only tell. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Chosen products' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Arrows walk through the tags, Delete takes one away, and the focus stays among them. */
export const RemovesByKeyboard: Story = {
  args: { onRemove },
  render: (args) => <Holder {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Cranial implant/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(onRemove.mock.calls).toEqual([['guide']]);
    await expect(canvas.queryByText('Cutting guide')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** The cross says which tag it takes away. */
export const RemovesByPointer: Story = {
  args: { onRemove },
  render: (args) => <Holder {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Bone model/ }));
    await expect(onRemove.mock.calls).toEqual([['model']]);
    await expect(canvas.queryByText('Bone model')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, onRemove },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row')) await expect(row).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Something before the name, and names that are longer than the place. */
export const LongNames: Story = {
  args: {
    onRemove,
    items: [
      {
        id: 'long',
        name: 'Patient specific cranial implant with integrated fixation and a very long product name',
        lead: (
          <Icon>
            <Box />
          </Icon>
        ),
      },
      { id: 'short', name: 'Model' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('grid');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

/** Tags follow each other from the right, and the left arrow leads on. */
export const RightToLeft: Story = {
  args: { onRemove },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Cranial implant/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const [first, second] = canvas.getAllByRole('row');
    await expect(second).toHaveFocus();
    await expect(second?.getBoundingClientRect().right).toBeLessThan(
      first?.getBoundingClientRect().left ?? 0,
    );
  },
};
