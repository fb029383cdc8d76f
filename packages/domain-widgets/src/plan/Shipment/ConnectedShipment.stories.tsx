import { exampleOf, mock, mockNetworkError, mockPending, mockProblem } from '@crt/api-client/mocks';
import {
  editPlanTrackingNumber,
  editPlanTrackingUrl,
  getShipmentInformation,
  getShowShipmentInformation,
} from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedShipment } from './ConnectedShipment.tsx';

const meta = {
  title: 'Widgets/Plans/ConnectedShipment',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedShipment,
  args: { planId: 10412, canManageFulfilmentPlan: true },
  decorators: [
    (Story) => (
      <StorySurroundings width="27rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getShowShipmentInformation, true),
      mock(getShipmentInformation, exampleOf(getShipmentInformation)),
      mock(editPlanTrackingNumber, exampleOf(editPlanTrackingNumber)),
    ),
} satisfies Meta<typeof ConnectedShipment>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function changeNumber(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /Edit Tracking Number$/ }));
  const field = await canvas.findByRole('textbox', { name: 'Tracking Number' });
  await userEvent.clear(field);
  await userEvent.type(field, 'TN-2{Enter}');
}

export const Saves: Story = {
  play: async ({ canvas }) => {
    await changeNumber(canvas);
    await waitFor(() => expect(screen.getByText('Tracking Number changed succesfully.')).toBeVisible());
  },
};

/** A call that fails says the specified sentence and keeps what was typed (F36). */
export const CallFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockNetworkError(editPlanTrackingNumber)),
  play: async ({ canvas }) => {
    await changeNumber(canvas);
    await waitFor(() =>
      expect(screen.getByText('Error occured while changing Tracking Number')).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Tracking Number' })).toHaveValue('TN-2');
  },
};

/** The same for the address, with its own sentence (F37). */
export const UrlCallFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockNetworkError(editPlanTrackingUrl)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Tracking Url$/ }));
    const field = await canvas.findByRole('textbox', { name: 'Tracking Url' });
    await userEvent.clear(field);
    await userEvent.type(field, 'carrier.example/2{Enter}');
    await waitFor(() => expect(screen.getByText('Error occured while changing Tracking Url')).toBeVisible());
    await expect(field).toHaveValue('carrier.example/2');
  },
};

const asked = fn<(call: 'whether' | 'what') => void>();

/** A plan that is never shipped has no such panel, and nobody asks what would stand in it (F3). */
export const NotShipped: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock(getShowShipmentInformation, () => {
        asked('whether');
        return false;
      }),
      mock(getShipmentInformation, () => {
        asked('what');
        return exampleOf(getShipmentInformation);
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledWith('whether'));
    // The answer has been drawn when the next one of the same kind would have been asked for.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.queryByText('Shipment Information')).toBeNull();
    await expect(asked).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getShipmentInformation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shipment Information')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getShipmentInformation, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** The section fails alone, and Retry mends it (F60). */
export const Retried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Failed.play?.(context);
    msw.use(mock(getShipmentInformation, exampleOf(getShipmentInformation)));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/1Z-999/)).toBeVisible();
  },
};
