import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { ComboBox } from '../../fields/ComboBox/ComboBox.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { mayLeave, unsavedOnPage } from '../Unsaved/unsaved.ts';
import { Dialog, Drawer, type DialogProps } from './Dialog.tsx';

const Opener = ({ onClose, footer, ...props }: DialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          footer ?? (
            <>
              <Button onPress={close}>Cancel</Button>
              <Button tone="accent" variant="solid" onPress={close}>
                Add link
              </Button>
            </>
          )
        }
      />
    </>
  );
};

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Add link',
    children: (
      <Stack>
        <TextField label="Name" isRequired />
        <TextField label="Address" placeholder="https://" />
      </Stack>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await shown(await body().findByRole('dialog', { name: 'Add link' }));
  },
};

const middleOf = ({ top, height }: DOMRect) => top + height / 2;

/** With gloves the cross is higher than the title and stands on the same line. */
export const WithGloves: Story = {
  tags: ['no-visual'],
  globals: { density: 'floor' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await body().findByRole('dialog', { name: 'Add link' }));
    const cross = dialog.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const title = dialog.getByRole('heading', { name: 'Add link' }).getBoundingClientRect();
    await expect(Math.abs(middleOf(cross) - middleOf(title))).toBeLessThanOrEqual(1);
  },
};

export const EscapeClosesAndGivesTheFocusBack: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await body().findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const Skipper = ({ onClose }: DialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const decide = (isLate: boolean) => {
    setOpen(false);
    setTimeout(() => setOver(true), isLate ? 300 : 0);
    onClose();
  };
  return (
    <section aria-label="Manufacturing">
      {!isOver && <Button onPress={() => setOpen(true)}>Finalize</Button>}
      <Dialog
        isOpen={isOpen}
        title="Finalize"
        onClose={onClose}
        footer={
          <>
            <Button onPress={() => decide(false)}>At once</Button>
            <Button onPress={() => decide(true)}>When it is saved</Button>
          </>
        }
      >
        The button goes away with what is decided.
      </Dialog>
    </section>
  );
};

const OneWay = (args: DialogProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const decide = () => {
    setIsAsked(false);
    setTimeout(() => setIsChecked(true), 100);
  };
  return (
    <section aria-label="Manufacturing">
      <Checkbox isSelected={isChecked} isDisabled={isChecked} onChange={() => setIsAsked(true)}>
        Data available
      </Checkbox>
      {isAsked && (
        <Dialog
          {...args}
          isOpen
          title="Data available"
          onClose={() => setIsAsked(false)}
          footer={<Button onPress={decide}>OK</Button>}
        >
          Nobody takes it back.
        </Dialog>
      )}
    </section>
  );
};

/** The opener goes away with the dialog: whoever decided stands on the section that it was in. */
export const OpenerGoesAway: Story = {
  tags: ['no-visual'],
  render: (args) => <Skipper {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finalize' }));
    await userEvent.click(await body().findByRole('button', { name: 'At once' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Manufacturing' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Finalize' })).toBeNull();
  },
};

/** Nobody pressed anything, the address opened it: whoever closes it stands on what the page is about. */
export const OpenedByTheAddress: Story = {
  tags: ['no-visual'],
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await body().findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The same when it goes only after the focus came back to it. */
export const OpenerGoesAwayLater: Story = {
  tags: ['no-visual'],
  render: (args) => <Skipper {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Finalize' });
    await userEvent.click(opener);
    await userEvent.click(await body().findByRole('button', { name: 'When it is saved' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(opener.isConnected).toBe(false));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Manufacturing' })).toHaveFocus());
  },
};

/** A fact that is stated once: its box closes with what was decided, and would keep the focus without taking keys. */
export const OpenerCloses: Story = {
  tags: ['no-visual'],
  render: (args) => <OneWay {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Data available' }));
    await userEvent.click(await body().findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Manufacturing' })).toHaveFocus());
  },
};

export const EscapeAsksWhenSomethingWasTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const name = await body().findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Drawing');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(body().getByRole('alert')).toHaveTextContent('Discard what you typed?');
    await userEvent.click(body().getByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Drawing');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(body().getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('alert')).toBeNull());
    await expect(name).toHaveFocus();
    await userEvent.click(body().getByRole('button', { name: 'Close' }));
    await userEvent.click(body().getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Whoever goes on in the fields has answered: the question goes, and the buttons are back (a press or a key, not a passing Tab). */
export const GoingOnAnswers: Story = {
  tags: ['no-visual'],
  args: {
    isDirty: true,
    children: (
      <Stack>
        <TextField label="Name" />
        <Select label="Kind" options={[{ id: 'drawing', name: 'Drawing' }]} />
      </Stack>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await shown(await body().findByRole('dialog', { name: 'Add link' })));
    const asked = async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByRole('alert')).toBeVisible();
    };
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await asked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('D');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('D');
    await asked();
    await userEvent.click(dialog.getByRole('button', { name: /Kind/ }));
    await userEvent.click(await body().findByRole('option', { name: 'Drawing' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Add link' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Kind/ })).toHaveFocus());
    const leaves = mayLeave(unsavedOnPage);
    await userEvent.type(name, 'r');
    await expect(await leaves).toBe(false);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Whoever leads away from the page asks as Escape does, and hears the answer; a dialog that is saving is not asked. */
export const LeavingThePageAsks: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const name = await body().findByRole('textbox', { name: 'Name' });
    await expect(unsavedOnPage.size).toBe(0);
    await userEvent.type(name, 'Drawing');
    const stays = mayLeave(unsavedOnPage);
    await userEvent.click(await body().findByRole('button', { name: 'Keep editing' }));
    await expect(await stays).toBe(false);
    await expect(name).toHaveFocus();
    const leaves = mayLeave(unsavedOnPage);
    await userEvent.click(await body().findByRole('button', { name: 'Discard' }));
    await expect(await leaves).toBe(true);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(body().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(unsavedOnPage.size).toBe(0);
  },
};

/** Of what is open, Escape closes what was opened last, and the focus goes back by one step. */
export const EscapeClosesTheInnermost: Story = {
  tags: ['no-visual'],
  args: {
    children: (
      <Menu
        trigger={<Button>Kinds</Button>}
        groups={[{ id: 'all', entries: [{ id: 'a', label: 'Drawing' }] }]}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await shown(await body().findByRole('dialog', { name: 'Add link' })));
    await userEvent.click(dialog.getByRole('button', { name: 'Kinds' }));
    await body().findByRole('menuitem', { name: 'Drawing' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('menuitem')).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Kinds' })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** A list that opened below a text is the innermost too: closing it asks nothing about what was typed. */
export const EscapeClosesTheListOfAComboBox: Story = {
  tags: ['no-visual'],
  args: { children: <ComboBox label="Surgeon" options={[{ id: 'adler', name: 'Adler' }]} /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await shown(await body().findByRole('dialog', { name: 'Add link' })));
    const surgeon = dialog.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.type(surgeon, 'Ad');
    await body().findByRole('option', { name: 'Adler' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(surgeon).toHaveAttribute('aria-expanded', 'false'));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(surgeon).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const HalfTheWindow: Story = {
  args: { width: '50%' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await body().findByRole('dialog');
    await waitFor(() =>
      expect(Math.abs(dialog.getBoundingClientRect().width - window.innerWidth / 2)).toBeLessThan(24),
    );
  },
};

export const AtTheEdge: Story = {
  render: () => (
    <Drawer isOpen onClose={fn()} title="Notifications">
      Plan 26-10501: Shipped was set to 24/11/2026 by Hanna Meyer.
    </Drawer>
  ),
};

/** In pixels, as the specification asks for some. */
export const PixelWidth: Story = {
  args: { width: '500px' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await shown(await body().findByRole('dialog'));
    await waitFor(() =>
      expect(
        Math.abs(dialog.getBoundingClientRect().width - Math.min(500, window.innerWidth - 32)),
      ).toBeLessThan(4),
    );
  },
};

/** A press beside it is mostly an accident: nothing happens, and what was typed is still there. */
export const PressBesideDoesNothing: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const name = await body().findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Drawing');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(body().queryByRole('alert')).toBeNull();
    await expect(name).toHaveValue('Drawing');
  },
};

/** While something is being saved there is no cross, and Escape does nothing. */
export const CannotBeClosed: Story = {
  args: { isClosable: false, footer: <Button isPending>Add link</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await shown(await body().findByRole('dialog'));
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** The content scrolls between title and buttons, which stay in sight. */
export const LongContent: Story = {
  args: {
    title:
      'Comments of everybody who worked on the plan, with the reasons for which it was put on hold twice',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await shown(await body().findByRole('dialog'));
    const last = within(dialog).getByRole('button', { name: 'Add link' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

/** The cross stands at the left, the primary button is the leftmost. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await shown(await body().findByRole('dialog')));
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(dialog.getByRole('button', { name: 'Close' }))).toBeLessThan(
      left(dialog.getByRole('heading', { name: 'Add link' })),
    );
    await expect(left(dialog.getByRole('button', { name: 'Add link' }))).toBeLessThan(
      left(dialog.getByRole('button', { name: 'Cancel' })),
    );
  },
};
