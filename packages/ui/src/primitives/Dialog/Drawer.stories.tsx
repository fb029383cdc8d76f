import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { shown } from '../../stories/shown.ts';
import { Button } from '../Button/Button.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Dialog.tsx';

type Props = Parameters<typeof Drawer>[0];

const Opener = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Drawer {...props} isOpen={isOpen} onClose={close} />
    </>
  );
};

/** What came in today, as the feed of a person has it. */
const Notifications = () => (
  <Stack gap={4}>
    {[
      ['26-10501', 'Shipped was set to 24/11/2026 by Hanna Meyer.', '2026-11-24T08:12:00Z'],
      ['26-10427', 'Tomas Lindqvist asked you in a comment.', '2026-11-24T07:40:00Z'],
      ['26-10398', 'Manufacturing is 2 days late.', '2026-11-24T05:00:00Z'],
    ].map(([plan = '', what = '', when = '']) => (
      <Stack key={plan} gap={1}>
        <Text weight="medium">Plan {plan}</Text>
        <Text>{what}</Text>
        <Text size="caption" tone="muted">
          <DateTime value={when} />
        </Text>
      </Stack>
    ))}
  </Stack>
);

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Notifications',
    children: <Notifications />,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

const openDrawer = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return shown(await body().findByRole('dialog'));
};

/** How far it stands from the two edges of the window. */
const edges = (drawer: HTMLElement) => {
  const box = drawer.getBoundingClientRect();
  return { left: Math.round(box.left), right: Math.round(window.innerWidth - box.right) };
};

/** Along the end of the page, 480 px wide, as high as the window. */
export const Default: Story = {
  tags: ['opens'],
  play: async ({ canvas }) => {
    const drawer = await openDrawer(canvas);
    await waitFor(() => expect(edges(drawer).right).toBe(0));
    await expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

export const AtTheStart: Story = {
  args: { side: 'start', width: 'small' },
  play: async ({ canvas }) => {
    const drawer = await openDrawer(canvas);
    await waitFor(() => expect(edges(drawer).left).toBe(0));
  },
};

/** Escape closes; the focus comes back to what opened it. */
export const EscapeCloses: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await openDrawer(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** The content scrolls between title and buttons; what was typed is asked for before it is lost. */
export const LongContent: Story = {
  args: {
    title: 'Filters of the list of plans that only you and the people of your group can see',
    footer: <Button>Apply</Button>,
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, args }) => {
    const drawer = await openDrawer(canvas);
    const apply = within(drawer).getByRole('button', { name: 'Apply' }).getBoundingClientRect();
    await expect(apply.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'Field 1' }), 'Hip');
    await userEvent.keyboard('{Escape}');
    await within(drawer).findByText('Discard what you typed?');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The end is the left edge. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const drawer = await openDrawer(canvas);
    await waitFor(() => expect(edges(drawer).left).toBe(0));
  },
};
