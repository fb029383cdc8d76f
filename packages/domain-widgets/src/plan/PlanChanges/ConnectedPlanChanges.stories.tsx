import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { getPlanChanges } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ConnectedPlanChanges } from './ConnectedPlanChanges.tsx';

const changes = exampleOf(getPlanChanges);

/** What the application gives every screen: data. */
const Surroundings = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => createMockQueryClient());
  return (
    <QueryClientProvider client={client}>
      <div style={{ display: 'flex', blockSize: 520 }}>{children}</div>
    </QueryClientProvider>
  );
};

const meta = {
  title: 'Widgets/Plans/ConnectedPlanChanges',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanChanges,
  args: { planId: 10412 },
  decorators: [
    (Story) => (
      <Surroundings>
        <Story />
      </Surroundings>
    ),
  ],
} satisfies Meta<typeof ConnectedPlanChanges>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The history of the plan that is asked for, as the server tells it. */
export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getPlanChanges, ({ id }) => (id === 10412 ? changes : []))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CMF-4410-L')).toBeVisible();
    await expect(canvas.getByText('HMEY')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getPlanChanges, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getPlanChanges)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Changes' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No changes yet')).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanChanges, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** Retry asks again, and what comes then takes the place of the refusal. */
export const Retried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Failed.play?.(context);
    msw.use(mock(getPlanChanges, changes));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('CMF-4410-L')).toBeVisible();
    await expect(canvas.queryByText('The database is away.')).toBeNull();
  },
};
