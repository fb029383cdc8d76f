import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SearchHit } from '@crt/api-client/types-main';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Widgets/Search/SearchBox',
  component: SearchBox,
  args: { onSearch: fn(), isBusy: false, hrefOf: (hit) => `/plans/${hit.fulfilmentPlanId}` },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Enter and the button search for the trimmed text (M1). */
export const Searches: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 26-10412 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('26-10412');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

/** Nothing is sent for nothing (M5). */
export const EmptyPhrase: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** While one search is under way no other begins (M1). */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '26-10412{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** A long text stays in its field. */
export const LongText: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '26-10412 '.repeat(6));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const hits: readonly SearchHit[] = [
  {
    fulfilmentPlanId: 10412,
    screenType: 1,
    requestIdWithRevision: '26-10412 R2',
    productType: 'PEEK cranial implant',
    processingStatusDescription: 'Manufacturing',
    matched: 'RequestId',
    matchedText: '26-10412',
  },
  {
    fulfilmentPlanId: 10398,
    screenType: 1,
    requestIdWithRevision: '26-10398 R1',
    productType: 'TRUMATCH Orthognathic',
    processingStatusDescription: 'Ready For Manufacturing Approval Pending',
    matched: 'OrderNumber',
    matchedText: 'WALK-10412-B',
  },
];

/** The down arrow goes into the list, the up arrow and Escape lead back to what is typed. */
export const Hits: Story = {
  tags: ['visual-dark'],
  args: { hits, onOpened: fn() },
  decorators: [
    (Story) => (
      // The plans are nowhere to be gone to.
      <div onClickCapture={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '10412');
    const first = await screen.findByRole('link', { name: /26-10412/ });
    await expect(canvas.getByRole('status')).toHaveTextContent('2 plans found');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
    await userEvent.click(box);
    await userEvent.keyboard('{Backspace}2');
    await expect(await screen.findByText('Order number WALK-10412-B')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(box).toHaveFocus();
    await expect(screen.queryByRole('link')).toBeNull();
    await userEvent.keyboard('{Backspace}2');
    await expect(await screen.findByRole('link', { name: /26-10398/ })).toBeVisible();
  },
};
