import { listDivisions, listDocumentTypes, listPortals } from '@crt/api-client/documentation/dictionary';
import { mock, mockPending } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noFilters } from '../shared/list/list-query.ts';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedDocumentFilterBar } from './ConnectedDocumentFilterBar.tsx';
import { documentList } from './document-list.ts';

const meta = {
  title: 'Widgets/Documents/DocumentFilterBar',
  component: ConnectedDocumentFilterBar,
  args: { filters: noFilters(documentList), onChange: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listDivisions, [
        { id: 2, name: 'CMF' },
        { id: 4, name: 'Neurosurgery' },
      ]),
      mock(listDocumentTypes, [{ id: 2, name: 'Instructions for use' }]),
      mock(listPortals, [{ id: 2, name: 'eIFU portal' }]),
    );
  },
} satisfies Meta<typeof ConnectedDocumentFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Division, type and portal of the dictionaries; several are checked (O1). */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Division' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Neurosurgery' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      chosenDivisions: [4],
      chosenDocumentTypes: [],
      chosenPortals: [],
    });
    await userEvent.keyboard('{Escape}');
  },
};

/** What is in force stands below by its name (O1). */
export const InForce: Story = {
  args: {
    filters: {
      chosenDivisions: [2, 4],
      chosenDocumentTypes: [2],
      chosenPortals: [2],
      currentOn: '2026-03-01',
    },
  },
  play: async ({ canvas }) => {
    const [others, day] = ['Division: CMF, Neurosurgery', 'Current on: 2026-03-01'];
    for (const chip of [others, 'Type: Instructions for use', 'Portal: eIFU portal', day])
      await expect(await canvas.findByRole('button', { name: `Remove ${chip}` })).toBeVisible();
  },
};

/** Another day than today is entered as in any filter, of which the list then says what was current. */
export const AnotherDay: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current on' }));
    const [day] = await screen.findAllByRole('spinbutton');
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('01032026');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFilters(documentList),
      currentOn: '2026-03-01',
    });
  },
};

/** While the names are on their way, what is chosen is told by its number. */
export const Loading: Story = {
  tags: ['no-visual', 'unseen'],
  args: { filters: { ...noFilters(documentList), chosenDivisions: [4] } },
  beforeEach: ({ msw }) => msw.use(mockPending(listDivisions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Division: 4' })).toBeVisible();
  },
};
