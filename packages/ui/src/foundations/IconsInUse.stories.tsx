import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Bookmark,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  CircleHelp,
  Columns3,
  Copy,
  Download,
  ExternalLink,
  Globe,
  GripVertical,
  History,
  Info,
  ListFilter,
  Lock,
  type LucideIcon,
  MessageSquare,
  Pencil,
  Pin,
  Plus,
  RotateCw,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  X,
} from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { VocabularyTable } from './VocabularyTable.tsx';

const meta = { title: 'Foundations/Icons in use' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

type Entry = readonly [LucideIcon, name: string, means: string];

const acts: readonly Entry[] = [
  [Plus, 'Plus', 'make a new one'],
  [Pencil, 'Pencil', 'edit'],
  [Trash2, 'Trash2', 'delete for good'],
  [X, 'X', 'close, clear, take away from here'],
  [Check, 'Check', 'confirm; chosen'],
  [Copy, 'Copy', 'copy the text'],
  [Search, 'Search', 'look for'],
  [ListFilter, 'ListFilter', 'filter'],
  [Columns3, 'Columns3', 'arrange columns'],
  [Pin, 'Pin', 'keep in view'],
  [Bookmark, 'Bookmark', 'saved view'],
  [RotateCw, 'RotateCw', 'try again, load anew'],
  [Download, 'Download', 'save as a file'],
  [Upload, 'Upload', 'bring a file'],
  [GripVertical, 'GripVertical', 'take here to move'],
];

const facts: readonly Entry[] = [
  [CalendarDays, 'CalendarDays', 'date, opens a calendar'],
  [User, 'User', 'person'],
  [MessageSquare, 'MessageSquare', 'comment'],
  [History, 'History', 'what was changed'],
  [Bell, 'Bell', 'notifications'],
  [Lock, 'Lock', 'only for oneself; locked'],
  [Globe, 'Globe', 'for everybody'],
  [ExternalLink, 'ExternalLink', 'leads to a new tab'],
  [CircleHelp, 'CircleHelp', 'why is this so'],
  [Info, 'Info', 'note'],
  [TriangleAlert, 'TriangleAlert', 'warning'],
];

const opens: readonly Entry[] = [
  [ChevronsUpDown, 'ChevronsUpDown', 'a field that opens a list: Select, ComboBox'],
  [ChevronDown, 'ChevronDown', 'a button that opens a menu or a popover'],
  [ChevronRight, 'ChevronRight', 'opens in its place, or leads further; mirrored from right to left'],
];

const tableOf = (entries: readonly Entry[]) => (
  <VocabularyTable
    heads={['Icon', 'lucide', 'Means']}
    rows={Object.fromEntries(
      entries.map(([Drawing, name, means]) => [
        name,
        [
          <Icon key={name}>
            <Drawing />
          </Icon>,
          name,
          means,
        ],
      ]),
    )}
  />
);

/** What one can do. */
export const Acts: Story = {
  render: () => tableOf(acts),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(acts.length + 1);
  },
};

/** What something is. */
export const Facts: Story = { render: () => tableOf(facts) };

/** What says that something opens: three signs, each with one meaning. */
export const Opens: Story = { render: () => tableOf(opens) };
