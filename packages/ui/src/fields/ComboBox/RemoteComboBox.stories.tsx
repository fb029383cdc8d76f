import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import { inPlace, saysItIsInvalid, saysItIsReadOnly } from '../../stories/field-states.tsx';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';
import { RemoteComboBox } from './RemoteComboBox.tsx';
import type { LoadOptions } from './use-remote-options.ts';

const surgeons: Option[] = ['Adler', 'Albrecht', 'Brandt', 'Castellanos'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const changed = fn();
const matching = (query: string) =>
  surgeons.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
const load = fn<LoadOptions<string>>((query) => Promise.resolve(matching(query)));

const Held = controlled(RemoteComboBox<string>);

const meta = {
  title: 'Components/Fields/RemoteComboBox',
  component: RemoteComboBox<string>,
  args: { label: 'Surgeon', load, value: null, onChange: changed },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    changed.mockClear();
    load.mockReset();
  },
} satisfies Meta<typeof RemoteComboBox<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Default: Story = {};

export const FindsAndChooses: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.type(input, 'bran');
    await userEvent.click(await body().findByRole('option', { name: 'Brandt' }));
    await expect(changed).toHaveBeenLastCalledWith(surgeons[2]);
    await waitFor(() => expect(input).toHaveValue('Brandt'));
  },
};

/** Typing on takes the older question back, so that its late answer cannot replace the newer one. */
export const CancelsTheOlderQuestion: Story = {
  play: async ({ canvas }) => {
    const signals: AbortSignal[] = [];
    load.mockImplementation((query, signal) => {
      signals.push(signal);
      return query === 'a' ? new Promise(() => {}) : Promise.resolve(matching(query));
    });
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.type(input, 'a');
    await waitFor(() => expect(load).toHaveBeenCalledWith('a', expect.anything()));
    await userEvent.type(input, 'l');
    await waitFor(() => expect(body().queryAllByRole('option')).toHaveLength(1));
    const asked = load.mock.calls.findIndex(([query]) => query === 'a');
    await expect(signals[asked]?.aborted).toBe(true);
  },
};

export const SaysThatItFailed: Story = {
  play: async ({ canvas }) => {
    load.mockImplementation(() => Promise.reject(new Error('offline')));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Surgeon' }), 'a');
    await waitFor(() => expect(body().getByText('The list could not be loaded')).toBeInTheDocument());
  },
};

/** Where letters are needed no list opens before there are some, and none stays open over what is below. */
export const WaitsForLetters: Story = {
  args: { minimumLetters: 1 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Surgeon' });
    await userEvent.click(input);
    await expect(input).toHaveFocus();
    await expect(body().queryByRole('listbox')).toBeNull();
    await userEvent.type(input, 'bran');
    await userEvent.click(await body().findByRole('option', { name: 'Brandt' }));
    await waitFor(() => expect(input).toHaveValue('Brandt'));
    await waitFor(() => expect(body().queryByRole('listbox')).toBeNull());
    await expect(load).not.toHaveBeenCalledWith('', expect.anything());
    await userEvent.clear(input);
    await expect(await body().findByText('Type to search')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** The ring turns, the list says what it waits for. */
export const Loading: Story = {
  decorators: [inPlace],
  play: async ({ canvas }) => {
    load.mockImplementation(() => new Promise(() => {}));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Surgeon' }), 'a');
    await waitFor(() => expect(body().getAllByText('Loading …').length).toBeGreaterThan(0));
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Surgeon is required' },
  decorators: [inPlace],
  play: saysItIsInvalid('combobox', 'Surgeon is required'),
};

export const ReadOnly: Story = {
  args: { value: surgeons[2] ?? null, isReadOnly: true },
  decorators: [inPlace],
  play: saysItIsReadOnly('combobox'),
};
