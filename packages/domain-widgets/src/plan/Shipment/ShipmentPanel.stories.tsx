import { exampleOf } from '@crt/api-client/mocks';
import { getShipmentInformation } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { planStatus } from '@crt/domain/plan-status';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import { ShipmentPanel } from './ShipmentPanel.tsx';
import type { ShipmentInfo } from './shipment-fields.ts';

const info: ShipmentInfo = { ...exampleOf(getShipmentInformation), canManageFulfilmentPlan: true };
const save = fn<SaveField<ShipmentInfo>>(() => Promise.resolve(true));

const meta = {
  title: 'Widgets/Plans/ShipmentPanel',
  component: ShipmentPanel,
  args: { info, onSave: save, isLocked: false },
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
} satisfies Meta<typeof ShipmentPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The number is sent without a stamp (F59); the page of the carrier opens beside the product. */
export const SavesTheTrackingNumber: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const carrier = canvas.getByRole('link', { name: 'Open tracking page' });
    await expect(carrier).toHaveAttribute('href', info.trackingUrl);
    const { width, height } = carrier.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(canvas.getByRole('button', { name: /Edit Tracking Number/ }));
    const field = await canvas.findByRole('textbox', { name: 'Tracking Number' });
    await userEvent.clear(field);
    await userEvent.type(field, 'TN-1{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'trackingNumber' }),
        'TN-1',
        undefined,
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

/** Nothing was sent yet. */
export const Empty: Story = { args: { info: { ...info, trackingNumber: null, trackingUrl: null } } };

/** What is no address of a page is not made a link. */
export const UnsafeAddress: Story = {
  args: { info: { ...info, trackingUrl: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Neither is what opens another host than the one that is read, or sends a password along (F37). */
export const MisleadingAddress: Story = {
  tags: ['no-visual'],
  args: { info: { ...info, trackingUrl: 'https://carrier.example@other.example/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://carrier.example@other.example/1')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Locked: Story = { args: { isLocked: true } };

export const LongTexts: Story = {
  args: {
    info: {
      ...info,
      trackingNumber: '1Z-999-AA1-0123-4567-8901-2345-6789-0123-4567-8901-2345',
      trackingUrl: `https://carrier.example/track/${'0123456789'.repeat(12)}`,
    },
  },
};

/** A terminated plan stays as it is, and its fields say so. */
export const Terminated: Story = {
  args: { status: planStatus.terminated },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Edit Tracking Number/ })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('The plan is terminated.')).toBeVisible());
  },
};
