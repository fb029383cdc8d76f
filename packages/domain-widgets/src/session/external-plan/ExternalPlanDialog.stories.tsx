import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { ExternalPlanDialog, type ExternalPlanDialogProps } from './ExternalPlanDialog.tsx';

const meta = {
  title: 'Widgets/Design sessions/ExternalPlanDialog',
  component: ExternalPlanDialog,
  args: {
    choices: {
      productTypes: [
        { id: 4, name: 'PEEK cranial implant' },
        { id: 6, name: 'Titanium mesh' },
      ],
      products: [
        { id: 12, number: 'CMF-4410-L', name: 'PEEK implant, left', productTypeId: 4 },
        { id: 13, number: 'CMF-4410-R', name: 'PEEK implant, right', productTypeId: 4 },
        {
          id: 21,
          number: 'CMF-7020',
          name: 'Titanium mesh, preformed for the orbital floor',
          productTypeId: 6,
        },
      ],
      distributionCenters: [{ id: 3, name: 'Rotterdam' }],
    },
    onClose: fn(),
    onSubmit: fn<ExternalPlanDialogProps['onSubmit']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof ExternalPlanDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const chooseProduct = async (number: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: /^Product\b(?! Type)/ }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: number }));
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));
const says = async (text: string) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThanOrEqual(1);
/** What is told late would be told by then. */
const saysNothing = async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(screen.queryAllByText(/^Invalid email provided/)).toEqual([]);
};

export const Default: Story = {};

/** Nothing is left out, in the specification's words (N33). */
export const Required: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await screen.findByRole('textbox', { name: /Request Id/ });
    await create();
    await says('Request Id is required');
    await says('Product Type is required');
    await says('Product is required');
    await says('Distribution Center is required');
    await says('Patient name is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Another product type takes the product away; what is no address is refused where it stands (N33). */
export const Enters: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Request Id/ }), 'EXT-204');
    await choose(/Product Type/, 'PEEK cranial implant');
    await chooseProduct(/CMF-4410-L/);
    await choose(/Product Type/, 'Titanium mesh');
    await expect(screen.getByRole('combobox', { name: /^Product\b(?! Type)/ })).toHaveValue('');
    await chooseProduct(/CMF-7020/);
    await choose(/Distribution Center/, 'Rotterdam');
    await userEvent.type(screen.getByRole('textbox', { name: /Patient name/ }), 'J. Doe');
    const emails = screen.getByRole('textbox', { name: /Additional e-mails/ });
    await userEvent.type(emails, 'or@clinic.example.org, ward@clinic');
    await create();
    await says('Invalid email provided: ward@clinic');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(emails, '.example.org');
    await create();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        requestId: 'EXT-204',
        productTypeId: 6,
        productNumber: 'CMF-7020',
        distributionCenterId: 3,
        patientName: 'J. Doe',
        emails: ['or@clinic.example.org', 'ward@clinic.example.org'],
        unreadEmail: '',
        surgeryDate: null,
      }),
    );
  },
};

/** A corrected address becomes a chip and nothing more is said of it; a further one is judged when it is taken (N33). */
export const CorrectsAnAddress: Story = {
  tags: ['no-visual'],
  play: async () => {
    const emails = await screen.findByRole('textbox', { name: /Additional e-mails/ });
    const correct = async (wrong: string, right: string) => {
      await userEvent.type(emails, `${wrong}{Enter}`);
      await says(`Invalid email provided: ${wrong}`);
      await userEvent.clear(emails);
      await userEvent.type(emails, right);
      await saysNothing();
      await userEvent.keyboard('{Enter}');
      await expect(emails).toHaveValue('');
      await expect(screen.getByText(right)).toBeVisible();
      await saysNothing();
    };
    await correct('nope10', 'good10@clinic.example.org');
    await userEvent.type(emails, 'nope11');
    await create();
    await says('Invalid email provided: nope11');
    await userEvent.clear(emails);
    await correct('nope12', 'good12@clinic.example.org');
    await userEvent.type(emails, 'x');
    await saysNothing();
  },
};

/** Of a hundred addresses the wrong one is named and stays, the others are taken; mended, all are sent (N33). */
export const HundredAddresses: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Request Id/ }), 'EXT-205');
    await choose(/Product Type/, 'PEEK cranial implant');
    await chooseProduct(/CMF-4410-L/);
    await choose(/Distribution Center/, 'Rotterdam');
    await userEvent.type(screen.getByRole('textbox', { name: /Patient name/ }), 'J. Doe');
    const emails = screen.getByRole('textbox', { name: /Additional e-mails/ });
    const all = Array.from({ length: 100 }, (_, place) =>
      place === 57 ? 'nurse57@clinic' : `nurse${place}@clinic.example.org`,
    );
    await userEvent.click(emails);
    await userEvent.paste(all.join('\n'));
    await expect(emails).toHaveValue('nurse57@clinic');
    await says('Invalid email provided: nurse57@clinic');
    await create();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(emails, '.example.org');
    await create();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [draft] = mocked(args.onSubmit).mock.calls[0] ?? [];
    await expect(draft?.emails).toHaveLength(100);
    await expect(draft?.emails).toContain('nurse57@clinic.example.org');
  },
};

export const ChoicesOnTheirWay: Story = {
  args: { choices: { productTypes: undefined, products: undefined, distributionCenters: undefined } },
};
