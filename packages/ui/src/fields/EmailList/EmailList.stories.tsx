import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import { fieldStates, inPlace } from '../../stories/field-states.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { EmailList } from './EmailList.tsx';

const HeldEmailList = controlled(EmailList);

const meta = {
  title: 'Components/Fields/EmailList',
  component: EmailList,
  args: { label: 'Recipients', value: ['ann.lee@example.org'], onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <HeldEmailList {...args} />
    </div>
  ),
} satisfies Meta<typeof EmailList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A comma ends an address; Backspace takes the last one away. */
export const AddsAndRemoves: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' });
    await userEvent.type(input, 'bo@example.org,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ann.lee@example.org', 'bo@example.org']);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ann.lee@example.org']);
    await userEvent.click(canvas.getByRole('button', { name: /Remove ann.lee@example.org/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** What is no address stays as it was typed, with the reason. */
export const NotAnAddress: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' });
    await userEvent.type(input, 'bo@example{Enter}');
    await expect(input).toHaveValue('bo@example');
    await expect(input).toHaveAccessibleDescription('“bo@example” is not an e-mail address');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, '.org{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ann.lee@example.org', 'bo@example.org']);
  },
};

/** A form learns what is left in the field, and says it in its own words. */
export const TellsTheRest: Story = {
  tags: ['no-visual'],
  args: { invalidMessage: 'Invalid email provided', onRestChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' });
    await userEvent.type(input, 'bo@example{Tab}');
    await expect(input).toHaveAccessibleDescription('Invalid email provided');
    await expect(args.onRestChange).toHaveBeenLastCalledWith('bo@example');
    await userEvent.type(input, '.org{Tab}');
    await expect(args.onRestChange).toHaveBeenLastCalledWith('');
    // Before the addresses: a form that checks them would still refuse what was just taken.
    const last = (spy: unknown) => (spy as ReturnType<typeof fn>).mock.invocationCallOrder.at(-1) ?? 0;
    await expect(last(args.onRestChange)).toBeLessThan(last(args.onChange));
  },
};

/** A hundred addresses are taken at once; those that are none are named, and stay where they can be mended. */
export const PastesAHundred: Story = {
  tags: ['no-visual'],
  args: {
    value: [],
    invalidMessage: (wrong) => `Invalid email provided: ${wrong.join(', ')}`,
    onRestChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' });
    const all = Array.from({ length: 100 }, (_, place) =>
      place === 57 || place === 80 ? `nurse${place}@clinic` : `nurse${place}@clinic.example.org`,
    );
    await userEvent.click(input);
    await userEvent.paste(all.join('; '));
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(98);
    await expect(input).toHaveValue('nurse57@clinic, nurse80@clinic');
    await expect(input).toHaveAccessibleDescription('Invalid email provided: nurse57@clinic, nurse80@clinic');
    await expect(args.onRestChange).toHaveBeenLastCalledWith('nurse57@clinic, nurse80@clinic');
    // The chips scroll by themselves: what is wrong stays in sight beside the first of them.
    const [first] = canvas.getAllByRole('row');
    const distance = input.getBoundingClientRect().top - (first?.getBoundingClientRect().top ?? 0);
    await expect(distance).toBeLessThan(300);
  },
};

export const PastesAList: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' });
    await userEvent.click(input);
    await userEvent.paste('Bo <bo@example.org>; ANN.LEE@example.org; cy@example');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ann.lee@example.org', 'bo@example.org']);
    await expect(input).toHaveValue('cy@example');
  },
};

export const Limit: Story = {
  args: { limit: 1 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' });
    await userEvent.type(input, 'bo@example.org{Enter}');
    await expect(input).toHaveAccessibleDescription('Only one address');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const many = ['ann.lee', 'bo', 'a.very.long.name.that.is.cut.with.the.whole.in.its.title', 'dan'].map(
  (name) => `${name}@example.org`,
);

export const States: Story = {
  render: (args) => (
    <Columns minWidth="large">
      <HeldEmailList {...args} value={many} description="Everybody gets the export every Monday." />
      <HeldEmailList {...args} label="Empty" value={[]} placeholder="name@example.org" />
      <HeldEmailList
        {...args}
        label="Required"
        isRequired
        value={[]}
        errorMessage="A recipient is required"
      />
      <HeldEmailList {...args} label="Disabled" isDisabled />
      <HeldEmailList {...args} label="Read only" isReadOnly value={many} />
    </Columns>
  ),
};

const states = fieldStates({
  role: 'textbox',
  value: ['ann.lee@example.org', 'bo@example.org'],
  errorMessage: 'A recipient is required',
  long: {
    label: 'Everybody who gets the export of the fulfilment plans on the first Monday of each month',
    errorMessage: 'None of these addresses belongs to the house, and the export may not leave the house',
  },
});

export const Empty: Story = { args: { value: [], placeholder: 'name@example.org' } };

export const Filled: Story = {
  args: { value: many, description: 'Everybody gets the export every Monday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Recipients' })).toHaveAccessibleDescription(
      'Everybody gets the export every Monday.',
    );
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(many.length);
  },
};

export const Required: Story = states.required;

export const Invalid: Story = states.invalid;

/** Nothing is taken away. */
export const Disabled: Story = {
  ...states.disabled,
  play: async (stage) => {
    await states.disabled.play(stage);
    await expect(stage.canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const ReadOnly: Story = {
  ...states.readOnly,
  play: async (stage) => {
    await states.readOnly.play(stage);
    await expect(stage.canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(stage.canvas.getByText('bo@example.org')).toBeVisible();
  },
};

/** A chip is cut at the edge of the field, with the whole address in its title. */
export const LongText: Story = {
  ...states.longText,
  args: { ...states.longText.args, value: many },
  decorators: [inPlace],
};

export const RightToLeft: Story = { ...states.rightToLeft, decorators: [inPlace] };
