import { clearToasts } from '@crt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerEveryField, everyField, isClosed, renderEveryField, sent } from './story-fields.tsx';

/** What each edit says when it is saved, letter by letter as specified (F13 to F37, A35). */
const specified: Readonly<Record<string, string>> = {
  productNumber: 'Product number changed succesfully.',
  distributionCenterId: 'Distribution center changed succesfully.',
  requestStatusId: 'Request status changed succesfully.',
  quantity: 'Quantity changed succesfully.',
  poNumber: 'PO Number set succesfully.',
  poNumberDate: 'PO Number Date set succesfully.',
  raApproval: 'RA Approval set succesfully.',
  loanerSet: 'Loaner Set updated succesfully.',
  orderNumber: 'Order Number set succesfully.',
  sides: 'Sides changed successfully',
  customBlank: 'Custom Blank changed successfully',
  manufacturingLocalizationId: 'Location changed succesfully.',
  requiredManufacturingDataRevision: 'Data Availability changed succesfully.',
  manufacturingPosition: 'Manufacturing position changed succesfully.',
  priority: 'Priority changed succesfully.',
  manufacturingAtRisk: 'Manufacturing at risk changed succesfully.',
  designSessionDate: 'Design session date changed succesfully.',
  fileUploadedDate: 'File uploaded date changed succesfully.',
  overflowDays: 'Overflow days changed succesfully.',
  trackingNumber: 'Tracking Number changed succesfully.',
  trackingUrl: 'Tracking Url changed succesfully.',
};

/** Asked first, letter by letter (F28). */
const questions: Readonly<Record<string, string>> = {
  manufacturingPosition: 'Do you really want to change Manufacturing position?',
};

const meta = {
  title: 'Widgets/Plans/FieldEdits',
  tags: ['no-visual'],
  render: renderEveryField,
  beforeEach: ({ msw }) => msw.use(...answerEveryField()),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each edit asks what it has to ask, sends a stamp only where the wire has one (F59), and says its specified words. */
export const EveryEdit: Story = {
  play: async ({ canvas }) => {
    await expect(everyField.map(({ name }) => name as string).toSorted()).toEqual(
      Object.keys(specified).toSorted(),
    );
    for (const { name, label, hasStamp } of everyField) {
      clearToasts();
      await userEvent.click(canvas.getByRole('button', { name: label }));
      const question = questions[name];
      if (question !== undefined) {
        await expect(await screen.findByRole('alertdialog', { name: 'Warning' })).toHaveTextContent(question);
        await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      }
      await waitFor(() => expect(isClosed).toHaveBeenLastCalledWith(name, true));
      await expect((await screen.findAllByText(specified[name] ?? ''))[0]).toBeInTheDocument();
      await expect('timestampBase64' in (sent.mock.lastCall?.[1] ?? {})).toBe(hasStamp);
    }
    await expect(sent).toHaveBeenCalledTimes(everyField.length);
  },
};
