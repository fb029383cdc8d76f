import { listDocumentationUsers } from '@crt/api-client/documentation/dictionary';
import { listDocumentImports } from '@crt/api-client/documentation/document-import';
import { listProductImports } from '@crt/api-client/documentation/product-import';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedImports } from './ConnectedImports.tsx';
import { documentImport } from './document-import.ts';
import { productImport } from './product-import.ts';

const [done] = exampleOf(listProductImports).data;
if (!done) throw new Error('The example of imports is empty.');
const imports = [
  { ...done, id: 64, state: 'running' as const, isDryRun: true },
  { ...done, id: 63, state: 'stopped' as const },
  {
    ...done,
    id: 62,
    state: 'failed' as const,
    details: 'implants-of-the-spring-catalogue.xlsx, Spine, 4200 rows',
  },
  done,
];

const meta = {
  title: 'Widgets/Imports/Imports',
  component: ConnectedImports,
  args: {
    kind: productImport,
    importHref: (id) => `/imports/${id}`,
    page: { index: 0, size: 20 },
    onPageChange: fn(),
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <div style={{ display: 'flex', blockSize: 420 }}>
          <Story />
        </div>
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listProductImports, { data: imports, count: 84 }),
      mock(listDocumentationUsers, [
        { id: 'usr-icar', firstName: 'Iris', lastName: 'Carter', symbol: 'ICAR' },
      ]),
    );
  },
} satisfies Meta<typeof ConnectedImports>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Date, person, what was imported and how far it is, with a way to what became of it (R2, R20). */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [view] = await canvas.findAllByRole('link', { name: 'View' });
    await expect(view).toHaveAttribute('href', '/imports/64');
    await expect((await canvas.findAllByText('Iris Carter')).length).toBe(4);
    await expect(canvas.getByText('Dry run')).toBeVisible();
  },
};

/** Another page is asked of whoever holds the address. */
export const NextPage: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('link', { name: 'View' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledWith({ index: 1, size: 20 }));
  },
};

export const Empty: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(listProductImports, { data: [], count: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been imported yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockPending(listProductImports)),
};

export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listProductImports, 503, 'The server cannot answer.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server cannot answer.')).toBeVisible();
  },
};

/** The imports of documents are a list of their own (R4). */
export const Documents: Story = {
  tags: ['no-visual'],
  args: { kind: documentImport },
  beforeEach: ({ msw }) => msw.use(mock(listDocumentImports, exampleOf(listDocumentImports))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Document Imports' })).toBeVisible();
    await expect(await canvas.findByText('ifu-cmf-0440.zip, 2 rows')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/imports/35');
  },
};
