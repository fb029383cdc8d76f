import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { listActiveLocations } from '@crt/api-client/main/manufacturing-location';
import { saveNewPlan } from '@crt/api-client/main/plan-list';
import { listManuallyCreatedProductTypes, listProductsForPlan } from '@crt/api-client/main/plan-option';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { ConnectedNewPlan } from './ConnectedNewPlan.tsx';

/** Only plants that are open can make something new. */
const locations = [
  { id: 1, name: 'Freiburg' },
  { id: 2, name: 'Detroit' },
];

const meta = {
  title: 'Widgets/Plans/ConnectedNewPlan',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedNewPlan,
  args: { onCreated: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
        <ConfirmOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listActiveLocations, locations),
      mock(listManuallyCreatedProductTypes, exampleOf(listManuallyCreatedProductTypes)),
      mock(listProductsForPlan, exampleOf(listProductsForPlan)),
      mock(saveNewPlan, ({ body }) => ({
        ...exampleOf(saveNewPlan),
        // The call has two bodies; only a whole prototype is answered with its plan.
        fulfilmentPlanId: 'productType' in body && body.productType === 6 ? 10_620 : 1,
      })),
    ),
} satisfies Meta<typeof ConnectedNewPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (label: RegExp, option: string) => {
  const field = await screen.findByRole('button', { name: label });
  // Its options may be on their way.
  await expectOpen(field);
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const fillIn = async () => {
  await userEvent.click(screen.getByRole('button', { name: '+ Add New Plan' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Order Number/ }), 'SO-1');
  await choose(/Category/, 'Prototype');
  await choose(/Product Type/, 'Titanium mesh');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
};

export const Default: Story = {};

/** The id of the new plan goes to whoever opens it (E32). */
export const Creates: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await fillIn();
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(10_620));
  },
};

/** A refusal keeps the dialog, with what the server says (E33). */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(saveNewPlan, {
        ...exampleOf(saveNewPlan),
        result: 2,
        message: 'Order number SO-1 already exists.',
        success: false,
        fulfilmentPlanId: null,
      }),
    ),
  play: async ({ args }) => {
    await fillIn();
    await expect(await screen.findByText('Order number SO-1 already exists.')).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

const question = 'Request 26-10412 is terminated. Order it again anyway?';

/** What is unusual is asked about; Cancel keeps the dialog, OK makes the plan (A24). */
export const AskedAbout: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(saveNewPlan, ({ body }) =>
        'ignoreWarning' in body && body.ignoreWarning === true
          ? exampleOf(saveNewPlan)
          : {
              ...exampleOf(saveNewPlan),
              result: 1,
              message: question,
              success: false,
              fulfilmentPlanId: null,
            },
      ),
    ),
  play: async ({ args }) => {
    const answer = async (name: string) => {
      const warning = await screen.findByRole('alertdialog', { name: 'Warning' });
      await expect(warning).toHaveTextContent(question);
      await userEvent.click(within(warning).getByRole('button', { name }));
    };
    await fillIn();
    await answer('Cancel');
    await expect(await screen.findByText('Action aborted.')).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await answer('OK');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(10_620));
  },
};

/** Choices that could not be loaded are asked for again where they are missed; what was typed stays. */
export const ChoicesFail: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listActiveLocations, 500, 'The database is away.')),
  play: async ({ msw }) => {
    await userEvent.click(screen.getByRole('button', { name: '+ Add New Plan' }));
    const order = await screen.findByRole('textbox', { name: /Order Number/ });
    await userEvent.type(order, 'SO-1');
    await expect(await screen.findByText('The choices could not be loaded.')).toBeVisible();
    msw.use(mock(listActiveLocations, locations));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await choose(/Category/, 'DesignOnly');
    await choose(/Manufacturing Location/, 'Detroit');
    await expect(order).toHaveValue('SO-1');
    await expect(screen.queryByText('The choices could not be loaded.')).toBeNull();
  },
};
