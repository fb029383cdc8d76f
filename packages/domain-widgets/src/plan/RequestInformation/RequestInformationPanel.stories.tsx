import { requestType } from '@crt/domain/request-type';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleRequestInformation } from '../sample-plans.ts';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import { RequestInformationPanel } from './RequestInformationPanel.tsx';

const info = sampleRequestInformation();
const save = fn<SaveField<typeof info>>(() => Promise.resolve(true));

const meta = {
  title: 'Widgets/Plans/RequestInformationPanel',
  component: RequestInformationPanel,
  args: { info, onSave: save, onReimport: fn(), isLocked: false, planHref: (id) => `/plans/${id}` },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '27rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    save.mockClear();
  },
} satisfies Meta<typeof RequestInformationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The edit carries the stamp with which the old value was read. */
export const SavesWithItsStamp: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    for (const name of [/Edit Status/, /Edit Distribution Center/, /Edit Product Number/])
      await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: /Edit Loaner Set/ }));
    const field = await canvas.findByRole('textbox', { name: 'Loaner Set' });
    await userEvent.clear(field);
    await userEvent.type(field, 'LS-0500{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'loanerSet' }),
        'LS-0500',
        info.timestampBase64,
      ),
    );
  },
};

export const ReadOnly: Story = {
  args: { info: { ...info, canManageFulfilmentPlan: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
  },
};

/** Imported plans get status and centre from outside, re-orders keep their product; each says why (F13 to F15). */
export const ImportedReOrder: Story = {
  args: {
    info: { ...info, requestTypeId: requestType.reOrder, category: 'ReOrder', canBeCreatedManually: false },
  },
  play: async ({ canvas }) => {
    const product = canvas.getByRole('button', { name: /Edit Product Number/ });
    product.focus();
    // Reasons come to who arrives by key; a focus set by a script is nobody's.
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(product).toHaveFocus();
    await expect(
      await screen.findByText('A re-order keeps the product number of its underlying request.'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(product).toHaveAttribute('aria-disabled', 'true');
    for (const name of [/Edit Status/, /Edit Distribution Center/])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Once more from the request portal; plans made by hand have nothing to import (F21, F69). */
export const Reimport: Story = {
  args: { info: { ...info, canBeCreatedManually: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reimport' }));
    await expect(args.onReimport).toHaveBeenCalledTimes(1);
  },
};

/** What was made by hand has nothing to import, and says so (F69). */
export const NothingToImport: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reimport' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onReimport).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'A plan that was created manually cannot be imported again.',
    );
  },
};

/** Everything that was ordered, as label and value (F45, F61). */
export const EveryFact: Story = {
  tags: ['no-visual'],
  args: {
    info: { ...info, quantity: 4, canManageFulfilmentPlan: false, hasMetalAllergy: true, isProductTmj: true },
  },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('term').map((term) => [
      term.textContent,
      // A request that can be copied has a button beside it.
      term.nextElementSibling?.textContent?.replace(/Copy.*$/, '').trim(),
    ]);
    await expect(facts).toEqual([
      ['Request ID', expect.stringMatching(/^26-10412/)],
      ['Category', 'eRequest'],
      ['Status', expect.stringMatching(/\w/)],
      ['Product Type', 'PEEK cranial implant'],
      ['Product Number', 'CMF-4410-L'],
      ['Design Revision', '2'],
      ['Quantity', '4'],
      ['Order Number', 'SO-440127'],
      ['Created Date', expect.stringMatching(/^02\/11\/2026 \d\d:\d\d/)],
      ['Distribution Center', 'Rotterdam'],
      ['US Location', 'No'],
      ['PO Number', 'PO-88120'],
      ['PO Number Date', '03/11/2026'],
      ['RA Approval', 'Yes'],
      ['Metal Allergy', 'Yes'],
      ['TMJ Product', 'Yes'],
      ['Planned Surgery Date', '15/12/2026'],
      ['Loaner Set', 'LS-0412'],
    ]);
  },
};

/** A slip of the hand in the year is said at the field before anything is sent. */
export const FarYear: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit PO Number Date/ }));
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('31/12/1850{Enter}');
    await expect(canvas.getByText('The earliest day is 01/01/1900')).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
  },
};

/** Another edit of the page is being saved. */
export const Locked: Story = { args: { isLocked: true } };

export const LongTexts: Story = {
  args: {
    info: {
      ...info,
      productTypeDescription:
        'Temporomandibular joint prosthesis with patient-specific guides and planning report',
      loanerSet: 'LS-0412 with the extended instrument tray of Rotterd',
    },
  },
};

/** What a plan does not have is not there: purchase order, quantity, an address of its request (F8, F16, F17). */
export const WithoutPurchaseOrder: Story = {
  args: { info: { ...info, showPONumberField: false, quantity: null, requestUrl: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^PO Number|^Quantity/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const requestUrl = 'https://requests.example/26-10412';

/** The id of an order leads to the request portal, in a window of its own (F8). */
export const FromThePortal: Story = {
  tags: ['no-visual'],
  args: { info: { ...info, isManufacturingOnly: false, requestUrl } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(`^${info.requestId}`) });
    await expect(link).toHaveAttribute('href', requestUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: /Edit Order Number/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** That of an order that only repeats manufacturing leads to the customer's order here, and its number can be set (F8, F20). */
export const ManufacturingOnly: Story = {
  tags: ['no-visual'],
  args: { info: { ...info, isManufacturingOnly: true, requestUrl: '10398' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: info.requestId });
    await expect(link).toHaveAttribute('href', '/plans/10398');
    await expect(link).not.toHaveAttribute('target');
    await expect(canvas.getByRole('button', { name: /Edit Order Number/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
