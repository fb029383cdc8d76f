import { exampleOf } from '@crt/api-client/mocks';
import { listManuallyCreatedProductTypes } from '@crt/api-client/main/plan-option';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import type { NewPlanDraft } from './new-plan-draft.ts';
import { NewPlanDialog } from './NewPlanDialog.tsx';

const numbers: Readonly<Record<number, readonly string[]>> = { 4: ['CMF-4410-L'], 6: ['TM-2000'] };
const submit = fn<(draft: NewPlanDraft) => Promise<void>>();

const meta = {
  title: 'Widgets/Plans/NewPlanDialog',
  component: NewPlanDialog,
  args: {
    productTypes: exampleOf(listManuallyCreatedProductTypes).records,
    useProductNumbers: (type) => (type === null ? undefined : numbers[type]),
    locations: [
      { id: 2, name: 'Detroit' },
      { id: 1, name: 'Freiburg' },
    ],
    findUnderlying: async (text) => (text === '' ? [] : [{ id: '26-10412', name: '26-10412' }]),
    onClose: fn(),
    onSubmit: submit,
  },
  beforeEach: () => {
    submit.mockReset();
    submit.mockResolvedValue();
  },
} satisfies Meta<typeof NewPlanDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
const told = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();

export const Default: Story = {};

/** Without a category only what every plan has is asked for (E30). */
export const AsksForTheNeeded: Story = {
  tags: ['no-visual'],
  play: async () => {
    await add();
    await told('Order Number is required');
    await told('Category is required');
    await told('Manufacturing Location is required');
    await expect(screen.queryByText('Underlying Request is required')).toBeNull();
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** A re-order names the request that it repeats, and how many pieces (E29, E35). */
export const ReOrder: Story = {
  play: async () => {
    await choose(/Category/, 'ReOrder');
    await add();
    await told('Underlying Request is required');
    await expect(screen.queryByText('Produce Type is required')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Order Number/ }), ' SO-1 ');
    await userEvent.type(screen.getByRole('combobox', { name: /Underlying Request/ }), '104');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await choose(/Manufacturing Location/, 'Detroit');
    await add();
    await waitFor(() =>
      expect(submit.mock.calls[0]?.[0]).toMatchObject({
        category: 2,
        underlyingRequestId: '26-10412',
        quantity: 1,
        locationId: 2,
      }),
    );
  },
};

/** No other number than the typed one is ordered: what cannot be is refused, and stays to be mended. */
export const QuantityOutOfLimits: Story = {
  tags: ['no-visual'],
  play: async () => {
    await choose(/Category/, 'ReOrder');
    const quantity = screen.getByRole('textbox', { name: /Quantity/ });
    for (const pieces of ['1000', '0', '1.5']) {
      await userEvent.clear(quantity);
      await userEvent.type(quantity, pieces);
      await add();
      await told('A number from 1 to 999 is needed');
      await expect(quantity).toHaveValue(pieces === '1000' ? '1,000' : pieces);
    }
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '999');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText('A number from 1 to 999 is needed')).toBeNull());
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** The type brings its location and its products; another type takes the product away (E31, E43). */
export const Prototype: Story = {
  play: async () => {
    await choose(/Category/, 'Prototype');
    await add();
    await told('Produce Type is required');
    await choose(/Product Type/, 'PEEK cranial implant');
    await expect(screen.getByRole('button', { name: /Manufacturing Location/ })).toHaveTextContent(
      'Freiburg',
    );
    const product = screen.getByRole('combobox', { name: /Product Number/ });
    await userEvent.type(product, 'CMF');
    await userEvent.click(await screen.findByRole('option', { name: 'CMF-4410-L' }));
    await choose(/Product Type/, 'Titanium mesh');
    await expect(screen.getByRole('button', { name: /Manufacturing Location/ })).toHaveTextContent('Detroit');
    await waitFor(() => expect(product).toHaveValue(''));
  },
};

/** Another category takes what was wrong with the fields of the one before away (E30). */
export const AnotherCategory: Story = {
  play: async () => {
    await choose(/Category/, 'ReOrder');
    await add();
    await told('Underlying Request is required');
    await choose(/Category/, 'Prototype');
    await waitFor(() => expect(screen.queryByText('Underlying Request is required')).toBeNull());
    await told('Order Number is required');
  },
};

/** A type whose own plant is closed leaves the choice of another to the person (E31). */
export const ClosedPlant: Story = {
  args: { locations: [{ id: 2, name: 'Detroit' }] },
  play: async () => {
    await choose(/Category/, 'Prototype');
    await choose(/Product Type/, 'PEEK cranial implant');
    await expect(screen.getByRole('button', { name: /Manufacturing Location/ })).not.toHaveTextContent(
      'Freiburg',
    );
    await add();
    await told('Manufacturing Location is required');
  },
};

/** A design alone asks for nothing but what every plan has (E29, E34). */
export const DesignOnly: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /Order Number/ }), 'SO-1');
    await choose(/Category/, 'DesignOnly');
    await expect(screen.queryByRole('button', { name: /Product Type/ })).toBeNull();
    await expect(screen.queryByRole('combobox', { name: /Underlying Request/ })).toBeNull();
    await choose(/Manufacturing Location/, 'Detroit');
    await add();
    await waitFor(() =>
      expect(submit.mock.calls[0]?.[0]).toMatchObject({ category: 4, orderNumber: 'SO-1', locationId: 2 }),
    );
  },
};

/** What the server refuses is said, and nothing typed is lost (E33). */
export const Refused: Story = {
  beforeEach: () => {
    submit.mockRejectedValue(new Error('Order number SO-1 already exists.'));
  },
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /Order Number/ }), 'SO-1');
    await choose(/Category/, 'Prototype');
    await choose(/Product Type/, 'Titanium mesh');
    await add();
    await told('Order number SO-1 already exists.');
    await expect(screen.getByRole('textbox', { name: /Order Number/ })).toHaveValue('SO-1');
  },
};

/** Choices on their way cannot be opened yet; what needs none can be typed. */
export const Loading: Story = {
  args: { productTypes: undefined, locations: undefined },
  play: async () => {
    await choose(/Category/, 'Prototype');
    await expect(screen.getByRole('button', { name: /Product Type/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: /Manufacturing Location/ })).toBeDisabled();
    await expectOpen(screen.getByRole('textbox', { name: /Order Number/ }));
  },
};

export const Saving: Story = {
  beforeEach: () => {
    submit.mockReturnValue(new Promise(() => undefined));
  },
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /Order Number/ }), 'SO-1');
    await choose(/Category/, 'DesignOnly');
    await choose(/Manufacturing Location/, 'Detroit');
    await add();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

const longName = 'Temporomandibular joint prosthesis with patient-specific guides and planning report';

/** A long name stays in its field. */
export const LongText: Story = {
  args: { locations: [{ id: 2, name: longName }] },
  play: async () => {
    await choose(/Manufacturing Location/, longName);
    const field = screen.getByRole('button', { name: /Manufacturing Location/ });
    await expect(field.getBoundingClientRect().height).toBeLessThan(60);
  },
};
