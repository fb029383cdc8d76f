import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listRecordChanges } from '@crt/api-client/main/change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StorySurroundings } from '../story-surroundings.tsx';
import { RecordHistoryButton } from './RecordHistoryButton.tsx';
import { RecordHistoryDialog } from './RecordHistoryDialog.tsx';

const record = { id: 3, name: 'Rotterdam' };

const meta = {
  title: 'Widgets/Shared/RecordHistoryDialog',
  component: RecordHistoryDialog,
  args: { kind: 'distribution-center', record, onClose: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listRecordChanges, exampleOf(listRecordChanges))),
} satisfies Meta<typeof RecordHistoryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Field by field with the old and the new value, and whose change it was (T1). */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Europe/Amsterdam')).toBeVisible();
    await expect(screen.getByText('Europe/Brussels')).toBeVisible();
  },
};

/** The button of a record that has a screen of its own. */
export const OpenedByButton: Story = {
  tags: ['no-visual'],
  render: () => <RecordHistoryButton kind="distribution-center" record={record} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(await screen.findByRole('dialog', { name: 'History of Rotterdam' })).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(mock(listRecordChanges, [])) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(listRecordChanges)) };

export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listRecordChanges, 500, 'The database is away.')),
  play: async () => {
    await expect(await screen.findByText('The database is away.')).toBeVisible();
  },
};
