import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DataTable } from '../data/DataTable/DataTable.tsx';
import { useClientRows } from '../data/DataTable/use-client-rows.ts';
import { fewColumns, samplePlans } from '../data/stories/sample-plans.ts';
import { ComboBox } from '../fields/ComboBox/ComboBox.tsx';
import { DatePicker } from '../fields/Date/DatePicker.tsx';
import { InlineEdit } from '../flow/InlineEdit/InlineEdit.tsx';
import { toast } from '../flow/Toast/toast.ts';
import { ToastOutlet } from '../flow/Toast/ToastOutlet.tsx';
import { Inline, Stack } from '../layout/Stack/Stack.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { controlled } from '../stories/controlled.tsx';
import { domKit, type User } from './dom.ts';

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

const PlanTable = () => {
  const source = useClientRows(plans, fewColumns);
  return (
    <DataTable
      label="Plans"
      columns={fewColumns}
      getRowKey={({ id }) => id}
      selectionMode="multiple"
      renderDetail={({ comment }) => <Text>{`Comment: ${comment}`}</Text>}
      {...source}
    />
  );
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
        <PlanTable />
      </div>
      <ToastOutlet />
    </Stack>
  );
};

const meta = {
  title: 'Foundations/Page objects',
  component: Page,
  tags: ['!autodocs', 'no-visual'],
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing has happened yet. */
export const Untouched: Story = {};

type Kit = ReturnType<typeof domKit>;
type Canvas = ReturnType<typeof within>;

/** Drives every page object; one that is new does not compile without a use here. */
const uses: { [Name in keyof Kit]: (make: Kit[Name], canvas: Canvas, user: User) => Promise<void> } = {
  /** Its order is tried in the stories of DataTable as well. */
  async table(make) {
    const table = make('Plans');
    await expect(table.grid()).toHaveAttribute('aria-multiselectable', 'true');
    await expect(table.count()).toBe(plans.length);
    await table.sort('Product');
    await table.sort('Shipment Due', true);
    await waitFor(() => expect(table.head('Shipment Due')).toHaveAttribute('aria-sort', 'ascending'));
    await expect(table.head('Product')).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.rows()[0]).toHaveTextContent('IPS Implants');
    await table.select('IPS Implants');
    await waitFor(() => expect(table.row('IPS Implants')).toHaveAttribute('aria-selected', 'true'));
    await table.expand('IPS Implants');
    await within(table.grid()).findByText(/^Comment:/);
    await expect(() => table.row('no such plan')).toThrow('No drawn row');
  },

  async dialog(make, canvas, user) {
    const dialog = make('Delete this plan?');
    await user.click(canvas.getByRole('button', { name: 'Delete plan' }));
    await dialog.root();
    await dialog.dismiss();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Delete plan' }));
    await dialog.press('Delete');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },

  async comboBox(make, canvas) {
    await make('Surgeon').choose('Brandt', 'bra');
    await waitFor(() => expect(canvas.getByText('brandt, never')).toBeVisible());
  },

  async dateField(make, canvas) {
    await make('Delivery date').type('12032026');
    await waitFor(() => expect(canvas.getByText(/, 2026-03-12$/)).toBeVisible());
  },

  async inlineEdit(make, canvas, user) {
    const edit = make('Case number');
    await edit.change('CN-4712');
    await waitFor(() => expect(edit.opener()).toHaveTextContent('CN-4712'));
    await user.click(edit.opener());
    await user.type(await canvas.findByRole('textbox', { name: /Case number/ }), 'x');
    await edit.cancel();
    await waitFor(() => expect(edit.opener()).toHaveTextContent('CN-4712'));
  },

  async toasts(make, canvas, user) {
    await expect(make('Plan deleted')).toEqual([]);
    await user.click(canvas.getByRole('button', { name: 'Delete plan' }));
    await user.click(await within(document.body).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(make('Plan deleted')).toHaveLength(1));
  },
};

const play =
  (...names: (keyof Kit)[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent: user }) => {
    const kit = domKit({ within, user });
    for (const name of names)
      await (uses[name] as (make: unknown, ...stage: [Canvas, User]) => Promise<void>)(
        kit[name],
        canvas,
        user,
      );
  };

export const FieldsOfDomKit: Story = { play: play('comboBox', 'dateField') };

export const InlineEditOfDomKit: Story = { play: play('inlineEdit') };

export const DialogAndToastOfDomKit: Story = { play: play('toasts', 'dialog') };

export const TableOfDomKit: Story = { play: play('table') };
