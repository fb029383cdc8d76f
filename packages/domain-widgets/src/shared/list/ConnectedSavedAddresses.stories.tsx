import { listDocumentQueries, saveDocumentQuery } from '@crt/api-client/documentation/documentation-query';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../story-surroundings.tsx';
import { ConnectedSavedAddresses } from './ConnectedSavedAddresses.tsx';

const [own] = exampleOf(listDocumentQueries);
if (!own) throw new Error('The example of listDocumentQueries has no filter.');
const shared = { ...own, id: 15, name: 'Spine', isPrivate: false, query: 'chosenDivisions=5' };

const address = 'chosenDivisions=2&orderBy=number&ascending=1';
const sent = fn();

const meta = {
  title: 'Widgets/Lists/ConnectedSavedAddresses',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedSavedAddresses,
  args: {
    calls: { all: listDocumentQueries, save: saveDocumentQuery },
    address,
    activeId: undefined,
    isModified: false,
    onOpen: fn(),
    onSaved: fn(),
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock(listDocumentQueries, [own, shared]),
      mock(saveDocumentQuery, ({ body }) => {
        sent(body);
        return 21;
      }),
    );
  },
} satisfies Meta<typeof ConnectedSavedAddresses>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openSheet(name: RegExp) {
  const button = () => screen.getByRole('button', { name });
  await expectOpen(button, { timeout: 8_000 });
  await userEvent.click(button());
}

export const Default: Story = {};

/** A filter in use shows what was saved: its address, with which filter that is (W3, E23). */
export const Applies: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await openSheet(/Saved filters/);
    await userEvent.click(await screen.findByRole('option', { name: /Spine/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onOpen).toHaveBeenCalledWith(
      new URLSearchParams({ chosenDivisions: '5', storedQueryId: '15' }),
    );
  },
};

/** A new one is private unless that is taken off, and needs a name (O27). */
export const Saves: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await openSheet(/Saved filters/);
    await expect(screen.queryByRole('checkbox', { name: 'Only for you' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Save as new/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only for you' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.type(name, ' {Enter}');
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await userEvent.type(name, 'CMF{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(21));
    await expect(sent).toHaveBeenCalledWith({ query: address, name: 'CMF', isPrivate: false });
    await expect(await screen.findByText('Filter saved succesfully.')).toBeInTheDocument();
  },
};

/** One's own filter in use is saved anew under its name, and stays shared or private as it was (O27). */
export const Updates: Story = {
  tags: ['no-visual'],
  args: { activeId: 15, isModified: true },
  play: async ({ args }) => {
    await openSheet(/Spine/);
    await userEvent.click(await screen.findByRole('button', { name: /^Update/ }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(21));
    await expect(sent).toHaveBeenCalledWith({ query: address, name: 'Spine' });
  },
};

/** What the server refuses stands where the name was typed. */
export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(saveDocumentQuery, 409, 'Too many filters.')),
  play: async () => {
    await openSheet(/Saved filters/);
    await userEvent.click(await screen.findByRole('button', { name: /Save as new/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'CMF{Enter}');
    await expect(await screen.findByText('Too many filters.')).toBeInTheDocument();
  },
};
