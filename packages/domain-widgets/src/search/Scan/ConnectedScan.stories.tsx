import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { listCombinedOrders } from '@crt/api-client/main/combined-order';
import { searchPhrase } from '@crt/api-client/main/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ConnectedScan } from './ConnectedScan.tsx';
import { scanTexts } from './scan.texts.ts';

const nothing = { ...exampleOf(searchPhrase), screenType: null, fulfilmentPlanId: null, hits: [] };
const orders = exampleOf(listCombinedOrders);

const meta = {
  title: 'Widgets/Search/ConnectedScan',
  component: ConnectedScan,
  args: {
    onAddress: fn((address: string) => address.startsWith('https://crt.example/')),
    onPlan: fn(),
    onCombinedOrder: fn(),
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(searchPhrase, ({ body }) =>
        body.phrase === '26-10412' ? { ...exampleOf(searchPhrase), screenType: 2 as const } : nothing,
      ),
      mock(listCombinedOrders, ({ body }) =>
        body.chosenIdentifiers?.[0] === 'LOT-2611-03'
          ? { ...orders, data: orders.data.slice(0, 1), count: 1 }
          : { ...orders, data: [], count: 0 },
      ),
    ),
} satisfies Meta<typeof ConnectedScan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A plan or its order opens the cycle, a lot its combined order, the QR code of a traveler its page. */
export const OpensWhatTheCodeNames: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: scanTexts.label });
    await userEvent.type(field, '26-10412{Enter}');
    await waitFor(() => expect(args.onPlan).toHaveBeenCalledWith(10_412, 2));
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'LOT-2611-03{Enter}');
    await waitFor(() => expect(args.onCombinedOrder).toHaveBeenCalledWith(orders.data[0]?.id));
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'https://crt.example/CRT/ManufacturingCycle/Details/8231{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '4711{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(scanTexts.unknown('4711')));
  },
};

/** The lists of two kinds may have one number: nothing is opened by chance. */
export const Several: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(searchPhrase, nothing),
      mock(listCombinedOrders, {
        ...orders,
        data: [...orders.data, ...orders.data.map((order) => ({ ...order, id: order.id + 1 }))],
      }),
    ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '2611{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(scanTexts.several('2611')));
    await expect(args.onCombinedOrder).not.toHaveBeenCalled();
  },
};

/** What the server says is said at the field, and the code stays. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(searchPhrase, 503)),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '26-10412{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('26-10412');
  },
};
