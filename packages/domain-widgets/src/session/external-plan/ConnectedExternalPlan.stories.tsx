import {
  listDesignDistributionCenters,
  listDesignProducts,
  listDesignProductTypes,
} from '@crt/api-client/design-sessions/design-option';
import { saveNewPlan } from '@crt/api-client/main/plan-list';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedExternalPlan } from './ConnectedExternalPlan.tsx';

const meta = {
  title: 'Widgets/Design sessions/ConnectedExternalPlan',
  // They tell what calls do; how the dialog looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedExternalPlan,
  args: { onCreated: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDesignProductTypes, exampleOf(listDesignProductTypes)),
      mock(listDesignProducts, exampleOf(listDesignProducts)),
      mock(listDesignDistributionCenters, exampleOf(listDesignDistributionCenters)),
      mock(saveNewPlan, ({ body }) => ({
        ...exampleOf(saveNewPlan),
        // The call has two bodies; only a whole external plan is answered with its plan.
        fulfilmentPlanId: 'planId' in body && body.productNumber === 'CMF-4410-L' ? 10_620 : 1,
      })),
    ),
} satisfies Meta<typeof ConnectedExternalPlan>;
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
  await userEvent.click(screen.getByRole('button', { name: 'Create external plan' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Request Id/ }), 'EXT-204');
  await choose(/Product Type/, 'PEEK cranial implant');
  await userEvent.type(screen.getByRole('combobox', { name: /^Product\b(?! Type)/ }), 'CMF');
  await userEvent.click(await screen.findByRole('option', { name: /CMF-4410-L/ }));
  await choose(/Distribution Center/, 'Rotterdam');
  await userEvent.type(screen.getByRole('textbox', { name: /Patient name/ }), 'J. Doe');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
};

export const Default: Story = {};

/** Done, said, and the plan goes to whoever plans its session (N33). */
export const Creates: Story = {
  play: async ({ args }) => {
    await fillIn();
    await expect(await screen.findByText('External Plan Created.')).toBeInTheDocument();
    await expect(args.onCreated).toHaveBeenCalledWith({ requestId: 'EXT-204', planId: 10_620 });
  },
};

/** A refusal keeps the dialog, with what the server says (N33). */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(saveNewPlan, {
        ...exampleOf(saveNewPlan),
        result: 2,
        message: 'Request EXT-204 already exists.',
        success: false,
        fulfilmentPlanId: null,
      }),
    ),
  play: async ({ args }) => {
    await fillIn();
    await expect(await screen.findByText('Request EXT-204 already exists.')).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

export const ChoicesFail: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listDesignProducts, 500, 'The database is away.')),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Create external plan' }));
    await expect(await screen.findByText('The choices could not be loaded.')).toBeVisible();
  },
};
