import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DatePicker } from '../Date/DatePicker.tsx';
import { DurationField } from '../DurationField/DurationField.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';

interface Values {
  isExternal: boolean;
  hospital: string;
  due: string | null;
  leadTime: number | null;
  products: string[];
  files: File[];
  comment: string;
}

const save = fn<(values: Values) => Promise<void>>();
const nothing: Values = {
  isExternal: false,
  hospital: '',
  due: null,
  leadTime: null,
  products: [],
  files: [],
  comment: '',
};
const isThere = (what: string) => (value: readonly unknown[]) => value.length > 0 || `${what} is required`;

/** One field of each kind; the name of the hospital is asked for only after the box above it was ticked. */
const RequestForm = () => {
  const form = useForm<Values>({ defaultValues: nothing });
  return (
    <Form form={form} onSubmit={save}>
      <FormField<Values, 'isExternal'> name="isExternal">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            From another house
          </Checkbox>
        )}
      </FormField>
      {form.watch('isExternal') && (
        <FormField<Values, 'hospital'> name="hospital" rules={{ required: 'Hospital is required' }}>
          {(field) => <TextField label="Hospital" isRequired {...field} />}
        </FormField>
      )}
      <FormField<Values, 'due'> name="due" rules={{ required: 'Shipment due is required' }}>
        {(field) => <DatePicker label="Shipment due" isRequired {...field} />}
      </FormField>
      <FormField<Values, 'leadTime'> name="leadTime" rules={{ required: 'Lead time is required' }}>
        {(field) => <DurationField label="Lead time" isRequired {...field} />}
      </FormField>
      <FormField<Values, 'products'> name="products" rules={{ validate: isThere('Product') }}>
        {(field) => (
          <MultiSelect label="Products" isRequired options={[{ id: 'hip', name: 'Hip' }]} {...field} />
        )}
      </FormField>
      <FormField<Values, 'files'> name="files" rules={{ validate: isThere('File') }}>
        {(field) => <FileField label="Files" isRequired {...field} />}
      </FormField>
      <FormField<Values, 'comment'> name="comment">
        {(field) => <TextField label="Comment" {...field} />}
      </FormField>
      <Button type="submit" tone="accent" variant="solid" isPending={form.formState.isSubmitting}>
        Save
      </Button>
    </Form>
  );
};

const meta = {
  title: 'Components/Fields/Form order',
  component: RequestForm,
  tags: ['!autodocs', 'no-visual'],
  beforeEach: () => {
    save.mockReset();
    save.mockImplementation(() => Promise.resolve());
  },
} satisfies Meta<typeof RequestForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
/** The other status is that of the files. */
const summaryOf = async (canvas: Canvas) => {
  const title = await canvas.findByText(/fields need your attention/);
  return within(title.closest('[data-component="Banner"]') as HTMLElement);
};
const findings = async (canvas: Canvas) =>
  (await summaryOf(canvas)).getAllByRole('listitem').map(({ textContent }) => textContent);

/** The field that came last stands first, in the summary as on the page, and has the focus. */
export const FollowsThePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'From another house' }));
    await canvas.findByRole('textbox', { name: 'Hospital' });
    await submit(canvas);
    await expect(await findings(canvas)).toEqual([
      'Hospital is required',
      'Shipment due is required',
      'Lead time is required',
      'Product is required',
      'File is required',
    ]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Hospital' })).toHaveFocus());
    await expect(save).not.toHaveBeenCalled();
  },
};

/** Each line of the summary leads into its field, whatever it is made of. */
export const LeadsToEveryKind: Story = {
  play: async ({ canvas }) => {
    await submit(canvas);
    const summary = await summaryOf(canvas);
    // A date has no element of its own that could be wrong; its first part is where one types.
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus());
    await userEvent.click(summary.getByText('Product is required'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Products/ })).toHaveFocus());
    await userEvent.click(summary.getByText('Lead time is required'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Days' })).toHaveFocus());
    await userEvent.click(summary.getByText('File is required'));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Files' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

/** What the server finds follows the page too, however it was ordered there. */
export const ServerFindingsFollowThePage: Story = {
  play: async ({ canvas }) => {
    save.mockImplementation(() =>
      Promise.reject(
        Object.assign(new Error('Not saved'), {
          errors: [
            { path: '/comment', message: 'Comment is too long' },
            { path: '/leadTime', message: 'Lead time is too short' },
          ],
        }),
      ),
    );
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('12032026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Days' }), '3{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: /^Products/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Hip' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Products/ })).toHaveFocus());
    await userEvent.upload(
      canvas.getByRole('group', { name: 'Files' }).querySelector('input[type="file"]') as HTMLElement,
      new File(['a'], 'plans.csv'),
    );
    await canvas.findByText('plans.csv');
    await submit(canvas);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(await findings(canvas)).toEqual(['Lead time is too short', 'Comment is too long']);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Days' })).toHaveFocus());
    await expect(canvas.getByText('plans.csv')).toBeVisible();
  },
};

const OptionalDue = () => {
  const form = useForm<Pick<Values, 'due'>>({ defaultValues: { due: null } });
  return (
    <Form form={form} onSubmit={() => save(nothing)}>
      <FormField<Pick<Values, 'due'>, 'due'> name="due">
        {(field) => <DatePicker label="Shipment due" min="1900-01-01" max="2199-12-31" {...field} />}
      </FormField>
      <Button type="submit">Save</Button>
    </Form>
  );
};

/** A date that its field refuses is not saved as none, nor beyond its limits: the form goes there. */
export const RefusedDate: Story = {
  render: () => <OptionalDue />,
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton') as [HTMLElement];
    for (const [text, sentence] of [
      ['32/01/2027', '“32/01/2027” does not exist in the calendar'],
      ['31/12/1850', 'The earliest day is 01/01/1900'],
    ] as const) {
      await userEvent.click(day);
      await userEvent.keyboard(text);
      await submit(canvas);
      await expect(canvas.getByText(sentence)).toBeVisible();
      await waitFor(() => expect(day).toHaveFocus());
      await expect(save).not.toHaveBeenCalled();
    }
    await userEvent.keyboard('5/3/27');
    await submit(canvas);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  },
};
