import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';

interface Values {
  name: string;
  address: string;
  centre: string | null;
}

const save = fn<(values: Values) => Promise<void>>();

const LinkForm = () => {
  const form = useForm<Values>({ defaultValues: { name: '', address: '', centre: null } });
  return (
    <Form form={form} onSubmit={save}>
      <FormField<Values, 'name'> name="name" rules={{ required: 'Name is required' }}>
        {(field) => <TextField label="Name" isRequired {...field} />}
      </FormField>
      <FormField<Values, 'address'> name="address" rules={{ required: 'Address is required' }}>
        {(field) => <TextField label="Address" isRequired {...field} />}
      </FormField>
      <FormField<Values, 'centre'> name="centre">
        {(field) => (
          <Select label="Distribution centre" options={[{ id: 'de', name: 'Germany' }]} {...field} />
        )}
      </FormField>
      <Button type="submit" tone="accent" variant="solid" isPending={form.formState.isSubmitting}>
        Save
      </Button>
    </Form>
  );
};

const meta = {
  title: 'Components/Fields/Form',
  parameters: {
    docs: {
      description: {
        component:
          'Fields that are saved together: what is wrong stands at its field and above all of them, and nothing typed is lost.',
      },
    },
  },
  component: LinkForm,
  beforeEach: () => {
    save.mockReset();
    save.mockImplementation(() => Promise.resolve());
  },
} satisfies Meta<typeof LinkForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Default: Story = {};

export const Summary: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('2 fields need your attention');
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  },
};

/** What it names leads to its field. */
export const SummaryFollowed: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    await Summary.play?.(context);
    const summary = canvas.getByRole('status');
    await userEvent.click(within(summary).getByText('Address is required'));
    await expect(canvas.getByRole('textbox', { name: /Address/ })).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
};

/** With one field alone Enter saves even while the button is held back; a second one is not sent. */
const NameForm = () => {
  const form = useForm<Values>({ defaultValues: { name: '', address: '', centre: null } });
  return (
    <Form form={form} onSubmit={save}>
      <FormField<Values, 'name'> name="name">{(field) => <TextField label="Name" {...field} />}</FormField>
      <Button type="submit" tone="accent" variant="solid" isPending={form.formState.isSubmitting}>
        Save
      </Button>
    </Form>
  );
};

/** Enter twice and two clicks are one wish. */
export const SentOnce: Story = {
  tags: ['no-visual'],
  render: () => <NameForm />,
  play: async ({ canvas }) => {
    save.mockImplementation(() => new Promise(() => undefined));
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Drawing{Enter}{Enter}');
    await userEvent.dblClick(canvas.getByRole('button'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  },
};

export const ServerErrorsAtTheirFields: Story = {
  play: async ({ canvas }) => {
    save.mockImplementation(() =>
      Promise.reject(
        Object.assign(new Error('Not saved'), {
          errors: [{ path: '/address', message: 'Address is used already' }],
        }),
      ),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Drawing');
    await userEvent.type(canvas.getByRole('textbox', { name: /Address/ }), 'https://a');
    await submit(canvas);
    const address = canvas.getByRole('textbox', { name: /Address/ });
    await waitFor(() => expect(address).toBeInvalid());
    await expect(address).toHaveAccessibleDescription('Address is used already');
    await expect(address).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Drawing');
  },
};

export const ServerErrorWithoutField: Story = {
  play: async ({ canvas }) => {
    save.mockImplementation(() => Promise.reject(new Error('The server did not answer')));
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Drawing');
    await userEvent.type(canvas.getByRole('textbox', { name: /Address/ }), 'https://a');
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server did not answer');
  },
};

/** What was said of the form goes with the first change, for it may not be true of what stands there then. */
export const ServerErrorGoesWithAChange: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    await ServerErrorWithoutField.play?.(context);
    await userEvent.click(canvas.getByRole('textbox', { name: /Name/ }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /Name/ }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await submit(canvas);
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.queryByText('The server did not answer')).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Drawing');
    await userEvent.type(canvas.getByRole('textbox', { name: /Address/ }), 'https://a{Enter}');
    await waitFor(() =>
      expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Drawing', address: 'https://a', centre: null }),
    );
  },
};
