import { listImports } from '@crt/api-client/main/request-import';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedRequestImports } from './ConnectedRequestImports.tsx';

const answer = exampleOf(listImports);

const meta = {
  title: 'Widgets/Imports/RequestImports',
  component: ConnectedRequestImports,
  args: { importHref: (id) => `/imports/${id}`, page: { index: 0, size: 20 }, onPageChange: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <div style={{ display: 'flex', blockSize: 420 }}>
          <Story />
        </div>
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listImports, answer)),
} satisfies Meta<typeof ConnectedRequestImports>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Date, what was chosen, how it ended, who it was, and the way there (R13, R20). */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [view] = await canvas.findAllByRole('link', { name: 'View' });
    await expect(view).toHaveAttribute('href', '/imports/404');
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    await expect(heads).toEqual(['Import Date', 'Update Plans', 'Is Staged', 'Is Imported', 'User', 'View']);
    await expect(canvas.getByText('HMEY')).toBeVisible();
  },
};

/** A dry run has imported nothing; one that goes on has not either (R13). */
export const DryRunAndRunning: Story = {
  beforeEach: ({ msw }) => {
    const [first, second] = answer.items;
    if (!first || !second) throw new Error('The example has too few imports.');
    const items = [
      { ...first, isDryRun: true },
      { ...second, isImported: false, isStaged: false },
    ];
    msw.use(mock(listImports, { ...answer, items }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dry run')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listImports)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listImports, { ...answer, items: [], count: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been imported yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listImports, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};
