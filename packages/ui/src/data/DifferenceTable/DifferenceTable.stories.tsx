import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DifferenceTable, type DifferenceRow } from './DifferenceTable.tsx';

const europe = ['Austria', 'Czechia', 'France', 'Germany', 'Italy'];

const rows: DifferenceRow[] = [
  { id: 'de', label: 'German', before: ['Austria', 'Germany'], after: ['Austria', 'Germany', 'Switzerland'] },
  { id: 'en', label: 'English', before: europe, after: europe },
  { id: 'fr', label: 'French', before: ['France', 'Switzerland'], after: ['France'] },
  { id: 'pl', label: 'Polish', before: [], after: ['Poland'] },
  { id: 'es', label: 'Spanish', before: ['Spain'], after: [] },
];

const meta = {
  title: 'Components/Data/DifferenceTable',
  component: DifferenceTable,
  args: {
    label: 'Revision B beside revision A',
    rowsLabel: 'Language',
    beforeLabel: 'Revision A',
    afterLabel: 'Revision B',
    rows,
  },
} satisfies Meta<typeof DifferenceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was added and removed comes first and is marked; of what stayed the first three are named. */
export const Default: Story = {
  tags: ['visual-forced', 'visual-dark'],
  play: async ({ canvas }) => {
    const cells = (name: string) => [...canvas.getByRole('row', { name: new RegExp(`^${name}`) }).children];
    await expect(cells('French').map(({ textContent }) => textContent)).toEqual([
      'French',
      '− removed: SwitzerlandFrance',
      'France',
    ]);
    await expect(cells('English')[1]).toHaveTextContent('and 2 more, unchanged');
  },
};

/** Words without a blank break within their side. */
export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'files',
        label: 'Files of the revision that was issued for the distribution centres of two regions',
        before: [
          'https://files.example.com/ifu/cmf-0440/b/instructions-for-use-of-the-cranial-implant-de.pdf',
        ],
        after: [
          'https://files.example.com/ifu/cmf-0440/c/instructions-for-use-of-the-cranial-implant-de.pdf',
        ],
      },
    ],
  },
};

/** Where it is narrow it scrolls in its frame, which takes the focus. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: /^Revision B/ })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Nothing to compare: the heads stay. */
export const Empty: Story = { args: { rows: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
