import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { type Status, StatusMark } from '../primitives/StatusMark/StatusMark.tsx';
import { VocabularyTable } from './VocabularyTable.tsx';

const meta = { title: 'Foundations/Status vocabulary' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is meant, what is drawn, how it sounds, and what of the product says it. */
const statuses: readonly [Status, word: string, shape: string, tone: string, says: string][] = [
  ['pending', 'Pending', 'hollow ring', 'neutral', 'not begun: Manufacturing Input Pending'],
  ['progress', 'In progress', 'half ring', 'info', 'under way: Manufacturing, In Transit'],
  ['done', 'Completed', 'filled check', 'positive', 'reached and nothing is owed: Arrived, Done'],
  ['paused', 'On hold', 'pause in a ring', 'caution', 'stopped by a person, goes on later'],
  ['risk', 'At risk', 'triangle', 'caution', 'will be late unless somebody acts'],
  ['failed', 'Failed', 'filled cross', 'critical', 'went wrong or was given up: Terminated'],
  ['skipped', 'Skipped', 'dash in a dotted ring', 'neutral', 'left out on purpose'],
  ['info', 'Note', 'i in a ring', 'info', 'a remark, no state'],
];

/** The eight that there are. */
export const Statuses: Story = {
  tags: ['visual', 'visual-dark', 'visual-forced'],
  render: () => (
    <VocabularyTable
      heads={['Status', 'Shape', 'Tone', 'Says']}
      rows={Object.fromEntries(
        statuses.map(([status, word, shape, tone, says]) => [
          status,
          [
            <StatusMark key={status} status={status}>
              {word}
            </StatusMark>,
            shape,
            tone,
            says,
          ],
        ]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(statuses.length + 1);
  },
};

/** Late, soon late and early: a small vocabulary of its own, always with the number of days. */
export const Lateness: Story = {
  tags: ['visual'],
  render: () => (
    <VocabularyTable
      heads={['Says', 'Tone', 'When']}
      rows={{
        late: [
          <Badge key="late" tone="critical">
            3 days late
          </Badge>,
          'critical',
          'The due date is over, and it is not done; done late keeps the words, and its check stays a check.',
        ],
        soon: [
          <Badge key="soon" tone="caution">
            Due in 2 days
          </Badge>,
          'caution',
          'Late soon: somebody can still act.',
        ],
        early: [
          <Badge key="early" tone="neutral">
            1 day early
          </Badge>,
          'neutral',
          'Nothing to do.',
        ],
      }}
    />
  ),
};
