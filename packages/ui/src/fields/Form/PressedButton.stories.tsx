import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';

interface Values {
  quantity: number | null;
}

const save = fn<(values: Values) => Promise<void>>();

const QuantityForm = () => {
  const form = useForm<Values>({ defaultValues: { quantity: null } });
  return (
    <Form form={form} onSubmit={save}>
      <FormField<Values, 'quantity'> name="quantity" rules={{ required: 'Quantity is required' }}>
        {(field) => <NumberField label="Quantity" isRequired {...field} />}
      </FormField>
      <Button type="submit" tone="accent" variant="solid">
        Save
      </Button>
    </Form>
  );
};

const meta = {
  title: 'Components/Fields/Form/PressedButton',
  // How a form looks is told by the stories of Form.
  tags: ['no-visual'],
  component: QuantityForm,
  beforeEach: () => {
    save.mockReset();
    save.mockImplementation(() => Promise.resolve());
  },
} satisfies Meta<typeof QuantityForm>;
export default meta;

/** What was wrong is mended by leaving the field; the button that is pressed for it stays under the pointer. */
export const StaysUnderThePointer: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    const field = canvas.getByRole('textbox', { name: /Quantity/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Quantity is required/));
    await userEvent.type(field, '7');
    const { top } = button.getBoundingClientRect();
    const mouse = userEvent.setup();
    await mouse.pointer([{ keys: '[MouseLeft>]', target: button }]);
    await expect(field).not.toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await mouse.pointer([{ keys: '[/MouseLeft]', target: button }]);
    await waitFor(() => expect(save).toHaveBeenCalledWith({ quantity: 7 }));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/Quantity is required/));
  },
};
