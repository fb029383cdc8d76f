import { listDivisions, listProductFamilies } from '@crt/api-client/documentation/dictionary';
import { listDocumentNumbers } from '@crt/api-client/documentation/document';
import { findDocumentNumbers } from '@crt/api-client/documentation/documentation-product';
import { mock, mockPending } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noFilters } from '../shared/list/list-query.ts';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedProductFilterBar } from './ConnectedProductFilterBar.tsx';
import { productList } from './product-list.ts';

const meta = {
  title: 'Widgets/Products/ProductFilterBar',
  component: ConnectedProductFilterBar,
  args: { filters: noFilters(productList), onChange: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listProductFamilies, [{ id: 2, name: 'Cranial implants' }]),
      mock(listDivisions, [
        { id: 2, name: 'CMF' },
        { id: 4, name: 'Neurosurgery' },
      ]),
      mock(findDocumentNumbers, ({ query }) =>
        query === '0440' ? [{ id: 1201, number: 'IFU-CMF-0440' }] : [],
      ),
      mock(listDocumentNumbers, [
        { id: 1201, number: 'IFU-CMF-0440' },
        { id: 1207, number: 'IFU-CMF-0442' },
      ]),
    );
  },
} satisfies Meta<typeof ConnectedProductFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Family and division of the dictionaries; several are checked (P2). */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Division' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Neurosurgery' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      chosenProductFamilies: [],
      chosenDivisions: [4],
      chosenDocumentNumbers: [],
    });
    await userEvent.keyboard('{Escape}');
  },
};

/** A describing document is searched for by a part of its number, and joins those that are chosen (P2). */
export const FindsDocument: Story = {
  tags: ['no-visual'],
  args: { filters: { ...noFilters(productList), chosenDocumentNumbers: [1207] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Describing Documents/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Describing Documents' }), '0440');
    await userEvent.click(await screen.findByRole('option', { name: 'IFU-CMF-0440' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ chosenDocumentNumbers: [1207, 1201] }),
    );
  },
};

/** What is in force stands below by its name, each document by a chip of its own (P2). */
export const InForce: Story = {
  args: {
    filters: { chosenProductFamilies: [2], chosenDivisions: [2, 4], chosenDocumentNumbers: [1201, 1207] },
  },
  play: async ({ canvas }) => {
    for (const chip of [
      'Family: Cranial implants',
      'Division: CMF, Neurosurgery',
      'Describing Documents: IFU-CMF-0442',
    ])
      await expect(await canvas.findByRole('button', { name: `Remove ${chip}` })).toBeVisible();
  },
};

/** The cross of a document takes that one alone away (P2). */
export const RemovesDocument: Story = {
  tags: ['no-visual'],
  args: { filters: { ...noFilters(productList), chosenDocumentNumbers: [1201, 1207] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove Describing Documents: IFU-CMF-0440' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ chosenDocumentNumbers: [1207] }),
    );
  },
};

/** While the names are on their way, what is chosen is told by its number. */
export const Loading: Story = {
  tags: ['no-visual', 'unseen'],
  args: { filters: { ...noFilters(productList), chosenDocumentNumbers: [1201] } },
  beforeEach: ({ msw }) => msw.use(mockPending(listDocumentNumbers)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove Describing Documents: 1201' }),
    ).toBeVisible();
  },
};
