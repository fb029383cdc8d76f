import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsInvalid,
  saysItIsReadOnly,
  saysItIsRequired,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { shown } from '../../stories/shown.ts';
import { ComboBox } from './ComboBox.tsx';

const surgeons = ['Adler', 'Albrecht', 'Brandt', 'Castellanos', 'Dubois', 'Eriksson'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const HeldComboBox = controlled(ComboBox<string>);
const body = () => within(document.body);

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox<string>,
  args: { label: 'Surgeon', options: surgeons, value: null, onChange: fn() },
  render: (args) => <HeldComboBox {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof ComboBox<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Any part of a name finds it; Enter takes it. */
export const FindsAndChooses: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.type(input, 'and');
    await expect(await body().findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('brandt'));
    await waitFor(() => expect(input).toHaveValue('Brandt'));
  },
};

export const Filled: Story = {
  args: { value: 'brandt', description: 'Who ordered it' },
};

/** A list that was closed opens with Alt and the arrow as well. */
export const OpensWithAlt: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await body().findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Leaving without a choice puts the chosen name back; the cross takes it away. */
export const Emptied: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await waitFor(() => expect(input).toHaveValue('Brandt'));
    await expect(input).toHaveAccessibleDescription('Who ordered it');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

export const Open: Story = {
  args: { value: 'brandt' },
  tags: ['visual', 'visual-dark', 'visual-forced'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Surgeon/ }));
    await shown(await body().findByRole('option', { name: 'Brandt', selected: true }));
    await expect(body().getAllByRole('option')).toHaveLength(surgeons.length);
  },
};

/** What is no choice is no value: leaving empties the text, and the field says what became of it. */
export const NothingMatches: Story = {
  args: { options: [] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.type(input, 'xyz');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.any(String));
    await expect(await canvas.findByText('“xyz” is not in the list')).toBeVisible();
  },
};

/** The message goes with the next letter. */
export const SearchedAgain: Story = {
  ...NothingMatches,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    await NothingMatches.play?.(context);
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.type(input, 'a');
    await waitFor(() => expect(canvas.queryByText('“xyz” is not in the list')).toBeNull());
    await userEvent.clear(input);
    await userEvent.tab();
  },
};

/** A name that was typed in full is a choice, without a press on the list. */
export const TypedInFull: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.type(input, 'brandt');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('brandt'));
    await waitFor(() => expect(input).toHaveValue('Brandt'));
    await expect(canvas.queryByText(/is not in the list/)).toBeNull();
  },
};

const zones = [
  { id: 'ber', name: '(UTC+01:00) Berlin', keywords: ['Europe/Berlin'] },
  { id: 'nyc', name: '(UTC-05:00) New York', keywords: ['America/New_York'] },
  { id: 'knox', name: '(UTC-06:00) Indiana, Knox', keywords: ['America/Indiana/Knox'] },
];

/** What else an option is called finds it, whatever stands between the words, and typed in full it is a choice. */
export const FoundByKeywords: Story = {
  tags: ['no-visual'],
  args: { label: 'Time zone', options: zones },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' });
    for (const typed of ['America/New_York', 'america new y', 'new_york', 'New York', 'america_n']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await waitFor(() =>
        expect(
          body()
            .getAllByRole('option')
            .map(({ textContent }) => textContent),
        ).toEqual(['(UTC-05:00) New York']),
      );
    }
    await userEvent.clear(input);
    await userEvent.type(input, 'Europe Atlantis');
    await waitFor(() => expect(body().queryByRole('option')).toBeNull());
    await userEvent.clear(input);
    await userEvent.type(input, 'europe/berlin{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('ber'));
    await waitFor(() => expect(input).toHaveValue('(UTC+01:00) Berlin'));
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequired('combobox') };

export const Invalid: Story = {
  args: { errorMessage: 'Surgeon is required' },
  play: saysItIsInvalid('combobox', 'Surgeon is required'),
};

export const Disabled: Story = {
  args: { value: 'brandt', isDisabled: true },
  play: saysItIsDisabled('combobox'),
};

export const ReadOnly: Story = {
  args: { value: 'brandt', isReadOnly: true },
  play: async (stage) => {
    await saysItIsReadOnly('combobox')(stage);
    await expect(stage.canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'Surgeon who ordered the implant and who is asked when its shape is changed',
    options: [{ id: 'x', name: 'Prof. Dr. med. Dr. med. dent. Maria-Antonia Castellanos de Albrecht' }],
    value: 'x',
    errorMessage: 'This surgeon does not work for the hospital that the request came from any more',
  },
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  args: { value: 'brandt' },
  globals: { direction: 'rtl' },
  play: staysInItsPlace,
};
