import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DataTable } from '../data/DataTable/DataTable.tsx';
import { fewColumns, samplePlans } from '../data/stories/sample-plans.ts';
import { ComboBox } from '../fields/ComboBox/ComboBox.tsx';
import { DatePicker } from '../fields/Date/DatePicker.tsx';
import { InlineEdit } from '../flow/InlineEdit/InlineEdit.tsx';
import { clearToasts, toast } from '../flow/Toast/toast.ts';
import { ToastOutlet } from '../flow/Toast/ToastOutlet.tsx';
import { Inline, Stack } from '../layout/Stack/Stack.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { controlled } from '../stories/controlled.tsx';
import { domKit } from './dom.ts';

const surgeons = ['Adler', 'Albrecht', 'Brandt'].map((name) => ({ id: name.toLowerCase(), name }));
const plans = samplePlans(40);
const HeldComboBox = controlled(ComboBox<string>);
const HeldDatePicker = controlled(DatePicker);

const DeleteDialog = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    toast({ message: 'Plan deleted', duration: 'persistent' });
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete plan</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete this plan?"
        footer={<Button onPress={close}>Delete</Button>}
      >
        It cannot be brought back.
      </Dialog>
    </>
  );
};

const CaseNumber = () => {
  const [value, setValue] = useState<string | null>('CN-4711');
  const save = (next: string | null) => {
    setValue(next);
    return Promise.resolve();
  };
  return <InlineEdit kind="text" label="Case number" value={value} onSave={save} />;
};

/** One of everything that has a page object. */
const Page = () => {
  const [surgeon, setSurgeon] = useState<string | null>(null);
  const [delivery, setDelivery] = useState<string | null>(null);
  return (
    <Stack>
      <Inline align="start">
        <HeldComboBox label="Surgeon" options={surgeons} value={surgeon} onChange={setSurgeon} />
        <HeldDatePicker label="Delivery date" value={delivery} onChange={setDelivery} />
        <CaseNumber />
        <DeleteDialog />
        <Text>{`${surgeon ?? 'nobody'}, ${delivery ?? 'never'}`}</Text>
      </Inline>
      <div style={{ display: 'flex', blockSize: 360 }}>
        <DataTable
          label="Plans"
          columns={fewColumns}
          rows={plans}
          getRowKey={({ id }) => id}
          selectionMode="multiple"
          renderDetail={({ comment }) => <Text>{`Comment: ${comment}`}</Text>}
        />
      </div>
      <ToastOutlet />
    </Stack>
  );
};

const meta = {
  title: 'Foundations/Page objects',
  component: Page,
  tags: ['!autodocs', 'no-visual'],
  beforeEach: () => clearToasts(),
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing has happened yet. */
export const Untouched: Story = {};

export const FieldsOfDomKit: Story = {
  play: async ({ canvas, userEvent: user }) => {
    const kit = domKit({ within, user });
    await kit.comboBox('Surgeon').choose('Brandt', 'bra');
    await waitFor(() => expect(canvas.getByText('brandt, never')).toBeVisible());
    await kit.dateField('Delivery date').type('12032026');
    await waitFor(() => expect(canvas.getByText('brandt, 2026-03-12')).toBeVisible());
  },
};

export const InlineEditOfDomKit: Story = {
  play: async ({ canvas, userEvent: user }) => {
    const kit = domKit({ within, user });
    const edit = kit.inlineEdit('Case number');
    await edit.change('CN-4712');
    await waitFor(() => expect(edit.opener()).toHaveTextContent('CN-4712'));
    await user.click(edit.opener());
    await user.type(await canvas.findByRole('textbox', { name: /Case number/ }), 'x');
    await edit.cancel();
    await waitFor(() => expect(edit.opener()).toHaveTextContent('CN-4712'));
  },
};

export const DialogAndToastOfDomKit: Story = {
  play: async ({ canvas, userEvent: user }) => {
    const kit = domKit({ within, user });
    const dialog = kit.dialog('Delete this plan?');
    await user.click(canvas.getByRole('button', { name: 'Delete plan' }));
    await dialog.root();
    await dialog.dismiss();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(kit.toasts('Plan deleted')).toEqual([]);
    await user.click(canvas.getByRole('button', { name: 'Delete plan' }));
    await dialog.press('Delete');
    await waitFor(() => expect(kit.toasts('Plan deleted')).toHaveLength(1));
  },
};

/** Its order is tried in the stories of DataTable. */
export const TableOfDomKit: Story = {
  play: async ({ userEvent: user }) => {
    const table = domKit({ within, user }).table('Plans');
    await expect(table.count()).toBe(plans.length);
    await expect(() => table.row('no such plan')).toThrow('No drawn row');
  },
};
