import { getManufacturingListFilters } from '@crt/api-client/main/manufacturing-option';
import { getManufacturingNotificationNumbers } from '@crt/api-client/main/notification';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedCycleTabs } from './ConnectedCycleTabs.tsx';

const offers = exampleOf(getManufacturingListFilters);
const [type] = offers.availableProductTypes;
const [request] = offers.availableRequestTypes;
if (!type || !request) throw new Error('The example has a product type and a request type.');
const numbers = {
  allCategory: { count: 5 },
  critical: { count: 2 },
  productTypeNotificationCategoryNumbers: [{ id: type.id, count: 4 }],
  requestTypeNotificationCategoryNumbers: [{ id: request.id, count: 3 }],
};

const meta = {
  title: 'Widgets/Manufacturing/CycleTabs',
  component: ConnectedCycleTabs,
  args: { tab: 'all', onChange: fn(), children: 'The list' },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(mock(getManufacturingListFilters, offers), mock(getManufacturingNotificationNumbers, numbers)),
} satisfies Meta<typeof ConnectedCycleTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each tab with the notifications about its cycles; a cycle counts in several (G1). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    for (const [name, count] of [
      ['All', 5],
      ['Critical', 2],
      [type.name, 4],
      [request.name, 3],
    ] as const)
      await expect(await canvas.findByRole('tab', { name: `${name} ${count}` })).toBeVisible();
    await expect(canvas.getByTitle('5 notifications to acknowledge')).toHaveTextContent('5');
  },
};

/** One tab takes the place of another (G2). */
export const Chooses: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: `${type.name} 4` }));
    await expect(args.onChange).toHaveBeenCalledWith(`productType-${type.id}`);
  },
};

/** Without notifications, or without their numbers, a tab has its name alone. */
export const WithoutNumbers: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getManufacturingNotificationNumbers, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: type.name })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'All' })).toBeVisible();
  },
};
