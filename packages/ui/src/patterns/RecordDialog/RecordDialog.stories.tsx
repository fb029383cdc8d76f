import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FormField } from '../../fields/Form/FormField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { expectOpen } from '../../stories/expect-open.ts';
import { RecordDialog } from './RecordDialog.tsx';

interface Centre {
  name: string;
  country: string;
}

const save = fn<(centre: Centre) => Promise<boolean | void>>();
const closed = fn();

const CentreDialog = () => {
  const form = useForm<Centre>({ defaultValues: { name: '', country: '' } });
  return (
    <RecordDialog
      isOpen
      onClose={closed}
      title="Add distribution centre"
      submitLabel="Add"
      form={form}
      onSubmit={save}
      width="small"
    >
      <FormField<Centre, 'name'> name="name" rules={{ required: 'Name is required' }}>
        {(field) => <TextField label="Name" isRequired {...field} />}
      </FormField>
      <FormField<Centre, 'country'> name="country">
        {(field) => <TextField label="Country" {...field} />}
      </FormField>
    </RecordDialog>
  );
};

const meta = {
  title: 'Patterns/RecordDialog',
  parameters: {
    docs: {
      description: {
        component:
          'A dialog in which one record is added or edited; it stays open when saving fails, with the reason.',
      },
    },
  },
  component: CentreDialog,
  beforeEach: () => {
    save.mockReset();
    save.mockImplementation(() => Promise.resolve());
    closed.mockClear();
  },
} satisfies Meta<typeof CentreDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Add: Story = {};

/** What was typed is saved, and the dialog closes. */
export const Added: Story = {
  tags: ['no-visual'],
  play: async () => {
    await userEvent.type(await body().findByRole('textbox', { name: /Name/ }), 'Freiburg');
    await userEvent.click(body().getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Freiburg', country: '' });
  },
};

export const StaysOpenWhenRefused: Story = {
  play: async () => {
    save.mockImplementation(() => Promise.reject(new Error('The name is used already')));
    await userEvent.type(await body().findByRole('textbox', { name: /Name/ }), 'Freiburg');
    await userEvent.click(body().getByRole('button', { name: 'Add' }));
    await expect(await body().findByRole('alert')).toHaveTextContent('The name is used already');
    await expect(closed).not.toHaveBeenCalled();
    await expect(body().getByRole('textbox', { name: /Name/ })).toHaveValue('Freiburg');
  },
};

/** Whoever is asked something while saving and says no goes on where he was. */
export const StaysOpenWhenDeclined: Story = {
  tags: ['no-visual'],
  play: async () => {
    save.mockImplementation(() => Promise.resolve(false));
    await userEvent.type(await body().findByRole('textbox', { name: /Name/ }), 'Freiburg');
    await userEvent.click(body().getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expectOpen(() => body().getByRole('button', { name: 'Add' }));
    await expect(closed).not.toHaveBeenCalled();
    await expect(body().getByRole('textbox', { name: /Name/ })).toHaveValue('Freiburg');
  },
};
