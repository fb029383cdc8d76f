import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { RecordNavigation, type RecordNavigationProps } from './RecordNavigation.tsx';

const meta = {
  title: 'Patterns/RecordNavigation',
  component: RecordNavigation,
  args: { label: 'Plans', position: 12, count: 37, onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof RecordNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

const Walk = (props: RecordNavigationProps) => {
  const [position, setPosition] = useState(props.position ?? 1);
  return (
    <RecordNavigation
      {...props}
      position={position}
      onPrevious={() => setPosition(position - 1)}
      onNext={() => setPosition(position + 1)}
    />
  );
};

export const Default: Story = {
  render: (args) => <Walk {...args} />,
};

/** The place is told when it changes. */
export const StepsOn: Story = {
  ...Default,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Plans' })).toHaveTextContent('12 of 37');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('13 of 37')).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('12 of 37')).toBeVisible();
  },
};

export const First: Story = {
  args: { position: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  },
};

export const Last: Story = {
  args: { position: 37 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The names of the neighbours stand beside the steps. */
export const WithNames: Story = {
  args: {
    previousName: <Link href="#plan-11">IFU-CMF-0438</Link>,
    nextName: 'Not available',
    hasNext: false,
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('IFU-CMF-043812 of 37Not available');
    await expect(canvas.getByRole('link', { name: 'IFU-CMF-0438' })).toBeVisible();
  },
};

/** Who reaches the end by key is still on the step, and a further press does nothing. */
export const StaysAtTheEnd: Story = {
  args: { position: 36 },
  tags: ['no-visual'],
  render: (args) => <Walk {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('37 of 37')).toBeVisible();
    await expect(next).toHaveFocus();
  },
};

/** A record that was changed so that the list no longer has it keeps its neighbours, and says so. */
export const NoLongerInTheList: Story = {
  args: { position: null, hasPrevious: false, hasNext: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No longer in the list')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
  },
};

/** While the neighbour is looked up nothing can be pressed twice. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const arrow = button.querySelector('svg') as SVGElement;
      await expect(getComputedStyle(arrow).scale).toBe('-1 1');
    }
  },
};
