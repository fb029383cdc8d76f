import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SortableList, type SortableListProps } from './SortableList.tsx';

interface Step {
  id: string;
  name: string;
}

const steps: Step[] = [
  { id: 'nest', name: 'Nest Build Plate' },
  { id: 'print', name: 'Print' },
  { id: 'depowder', name: 'Depowder' },
  { id: 'relief', name: 'Stress Relief' },
  { id: 'inspect', name: 'Dimensional Inspection' },
];

/** Keeps the order as a screen would. */
const Holder = (props: SortableListProps<Step>) => {
  const [items, setItems] = useState(props.items);
  const onMove: typeof props.onMove = (key, to, isContinued) => {
    const rest = items.filter(({ id }) => id !== key);
    setItems([...rest.slice(0, to), ...items.filter(({ id }) => id === key), ...rest.slice(to)]);
    props.onMove(key, to, isContinued);
  };
  return <SortableList {...props} items={items} onMove={onMove} />;
};

const meta = {
  title: 'Components/Data/SortableList',
  component: SortableList<Step>,
  args: {
    label: 'Steps of Selective Laser Melting',
    items: steps,
    getKey: ({ id }) => id,
    nameOf: ({ name }) => name,
    onMove: fn(),
    children: ({ name }: Step): ReactNode => name,
    isNumbered: true,
  },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof SortableList<Step>>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const order = (canvas: Canvas) => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
/** Which of the moves went on with the one before. */
const continued = (onMove: unknown) =>
  (onMove as ReturnType<typeof fn<SortableListProps<Step>['onMove']>>).mock.calls.map(([, , is]) => is);
const handle = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `Move ${name}` });

export const Default: Story = { tags: ['visual-dark', 'visual-forced', 'visual-floor'] };

/** Arrows on the handle move by one, Home and End to the ends; each move is announced and the focus stays. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    handle(canvas, 'Print').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Print, place 3 of 5');
    await expect(order(canvas)[2]).toBe('3Print');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(order(canvas)[0]).toBe('1Print');
    await expect(handle(canvas, 'Print')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(order(canvas)[4]).toBe('5Print');
    // At the end nothing more happens.
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMove).toHaveBeenCalledTimes(3);
    await expect(continued(args.onMove)).toEqual([false, true, true]);
    await expect(handle(canvas, 'Print')).toHaveFocus();
  },
};

/** The buttons say what they move; at the ends they say why they do nothing. */
export const ByButtons: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Depowder up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Depowder up' }));
    await expect(order(canvas)[0]).toBe('1Depowder');
    const up = canvas.getByRole('button', { name: /^Move Depowder up/ });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await expect(continued(args.onMove)).toEqual([false, false]);
  },
};

/** An entry follows the pointer, also over several others, until it is let go. */
export const Dragged: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    const grip = handle(canvas, 'Nest Build Plate');
    const middle = (element: Element | undefined) => {
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return { clientX: box.x + 12, clientY: box.y + box.height / 2 - 4, pointerId: 1, button: 0 };
    };
    const entries = canvas.getAllByRole('listitem');
    await fireEvent.pointerDown(grip, middle(entries[0]));
    await fireEvent.pointerMove(document.body, middle(entries[1]));
    await waitFor(() => expect(order(canvas)[1]).toBe('2Nest Build Plate'));
    // Back to where it came from is a move as well.
    await fireEvent.pointerMove(document.body, { ...middle(entries[0]), clientY: 0 });
    await waitFor(() => expect(order(canvas)[0]).toBe('1Nest Build Plate'));
    await fireEvent.pointerMove(document.body, middle(entries[3]));
    await fireEvent.pointerUp(document.body, middle(entries[3]));
    const moves = args.onMove as ReturnType<typeof fn>;
    const count = moves.mock.calls.length;
    await expect(count).toBeGreaterThan(1);
    await expect(continued(args.onMove)).toEqual([false, ...Array<boolean>(count - 1).fill(true)]);
    await fireEvent.pointerMove(document.body, middle(entries[0]));
    await expect(args.onMove).toHaveBeenCalledTimes(count);
    await expect(canvas.getAllByRole('listitem').some((entry) => 'dragging' in entry.dataset)).toBe(false);
  },
};

/** Entries may hold more than a name, and buttons of their own. */
export const WithActions: Story = {
  args: {
    children: ({ name }) => (
      <>
        <Text weight="medium">{name}</Text>
        <Text as="p" tone="muted" size="caption">
          On success: next in order. A long note breaks over lines and leaves the buttons where they are,
          however narrow the list becomes.
        </Text>
      </>
    ),
    actions: ({ name }) => <IconButton size="small" label={`Remove ${name}`} icon={<Trash2 />} />,
  },
};

/** Entries that can be taken away, and the button that adds them again. */
const Shrinking = (props: SortableListProps<Step>) => {
  const [items, setItems] = useState(props.items);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={add} onPress={() => setItems(props.items)}>
        Add all
      </Button>
      <SortableList
        {...props}
        items={items}
        whenEmptied={add}
        empty={<EmptyState reason="nothingYet" />}
        actions={(step) => (
          <IconButton
            size="small"
            label={`Remove ${step.name}`}
            icon={<Trash2 />}
            onPress={() => setItems(items.filter((other) => other !== step))}
          />
        )}
      />
    </>
  );
};

/** The focus goes on to the next entry, from the last to the one before it, and from the only one to what adds. */
export const Removed: Story = {
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    remove('Print').focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Depowder')).toHaveFocus();
    await userEvent.click(remove('Nest Build Plate'));
    await expect(remove('Depowder')).toHaveFocus();
    remove('Dimensional Inspection').focus();
    await userEvent.keyboard(' ');
    await expect(remove('Stress Relief')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add all' })).toHaveFocus();
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Who may not change the order reads it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(order(canvas)).toHaveLength(5);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
