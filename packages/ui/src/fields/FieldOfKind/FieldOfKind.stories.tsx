import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inPlace, saysWhatIsWrong } from '../../stories/field-states.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { FieldOfKind } from './FieldOfKind.tsx';
import {
  changed,
  choice,
  choices,
  date,
  Held,
  instant,
  lines,
  number,
  text,
  yesOrNo,
} from './field-of-kind-samples.tsx';

const all = (look: 'form' | 'place') => (
  <Columns minWidth="medium">
    {[text, lines, number, date, instant, yesOrNo, choice, choices].map((field) => (
      <Held key={field.label} {...field} look={look} />
    ))}
  </Columns>
);

const meta = {
  title: 'Components/Fields/FieldOfKind',
  component: FieldOfKind<string>,
  // Each field that is drawn here has pictures of its own.
  tags: ['no-visual'],
  args: text,
  render: (args) => <Held {...args} />,
  decorators: [inPlace],
  beforeEach: () => void changed.mockClear(),
} satisfies Meta<typeof FieldOfKind<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every kind in a form, which is saved later. */
export const EveryKindInForm: Story = {
  decorators: [],
  render: () => all('form'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Hot' })).not.toBeChecked();
  },
};

/** Every kind in place of a value, which is saved by itself: yes or no is a switch, all else is the same. */
export const EveryKindInPlace: Story = {
  decorators: [],
  render: () => all('place'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Hot' })).not.toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: 'Hot' })).toBeNull();
  },
};

export const Text_: Story = {
  name: 'Text',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Case number' });
    await userEvent.clear(field);
    await expect(changed).toHaveBeenLastCalledWith('');
    await userEvent.type(field, 'CN');
    await expect(changed).toHaveBeenLastCalledWith('CN');
  },
};

/** As high as its rows; Enter begins a line. */
export const SeveralLines: Story = {
  args: lines,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Remark' });
    await expect(field).toHaveAttribute('rows', '3');
    await userEvent.type(field, '{Enter}Again.');
    await expect(changed).toHaveBeenLastCalledWith('Moved by one day.\nAgain.');
  },
};

/** A number out of its limits does not become another one. */
export const Number_: Story = {
  name: 'Number',
  args: number,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(field).toHaveValue('1,200');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(0));
    await expect(field).toHaveValue('0');
  },
};

/** A fraction is kept as it was typed and marked. */
export const WholeNumber: Story = {
  args: { ...number, isWhole: true, isGrouped: false } as typeof number,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(field).toHaveValue('1200');
    await userEvent.clear(field);
    await userEvent.type(field, '1.5');
    await userEvent.tab();
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(1.5));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/whole number/);
  },
};

export const Date_: Story = {
  name: 'Date',
  args: date,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(changed).toHaveBeenLastCalledWith('2026-03-13');
  },
};

/** Read and typed in its zone. */
export const Instant: Story = {
  args: instant,
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('spinbutton', { name: /hour/ });
    await expect(hour).toHaveTextContent(/0?9/);
    await userEvent.click(hour);
    await userEvent.keyboard('{ArrowUp}');
    await expect(changed).toHaveBeenLastCalledWith('2026-03-12T09:00:00.000Z');
  },
};

export const YesInForm: Story = {
  args: yesOrNo,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hot' }));
    await expect(changed).toHaveBeenLastCalledWith(true);
  },
};

export const YesInPlace: Story = {
  args: { ...yesOrNo, look: 'place' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Hot' }));
    await expect(changed).toHaveBeenLastCalledWith(true);
  },
};

/** It has to be answered: neither of the two is chosen for the person. */
export const YesOrNoRequired: Story = {
  args: { ...yesOrNo, value: null, isRequired: true, errorMessage: 'Hot is required' } as typeof yesOrNo,
  play: async (stage) => {
    const { canvas } = stage;
    await saysWhatIsWrong('radiogroup', 'Hot is required')(stage);
    for (const name of ['Yes', 'No']) await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(changed).toHaveBeenLastCalledWith(false);
  },
};

export const Choice: Story = {
  args: { ...choice, isClearable: true } as typeof choice,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Germany Centre' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Netherlands' }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(changed).toHaveBeenLastCalledWith('nl');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
};

/** A long list is found by typing. */
export const ChoiceSearched: Story = {
  args: { ...choice, value: null, isSearched: true } as typeof choice,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Centre' }), 'nether');
    await userEvent.click(await screen.findByRole('option', { name: 'Netherlands' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('nl'));
  },
};

export const Choices: Story = {
  args: { ...choices, value: ['de'] } as typeof choices,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Regions/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Netherlands' }));
    await expect(changed).toHaveBeenLastCalledWith(['de', 'nl']);
  },
};
