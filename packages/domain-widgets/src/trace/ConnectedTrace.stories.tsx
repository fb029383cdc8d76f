import { exportTrace, getTrace } from '@crt/api-client/documentation/key-code';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedTrace } from './ConnectedTrace.tsx';

const whole = exampleOf(getTrace);
const nothing = { count: 0, rows: [] };

const meta = {
  title: 'Widgets/Trace/Trace',
  component: ConnectedTrace,
  args: {
    code: 'K7MPX4QD',
    onCode: fn(),
    links: {
      documentHref: (id) => `/documents/${id}`,
      keyCodeHref: (code) => `/keycodes?search=${code}`,
      productHref: (id) => `/products/${id}`,
      planHref: ({ id }) => `/plans/${id}`,
      lotHref: (id) => `/lots/${id}`,
      traceHref: (code) => `/trace?code=${code}`,
    },
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(getTrace, whole)),
} satisfies Meta<typeof ConnectedTrace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the documents to the lots: each record leads to its page, and to its own trace (REG7). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    const level = async (name: string) => within(await canvas.findByRole('region', { name }));
    const hrefs = [
      ['Document Versions', 'IFU-CMF-0440 (3.0)', '/documents/1201'],
      ['Keycodes', 'K7MPX4QD', '/keycodes?search=K7MPX4QD'],
      ['Products', '04048551000126 (3.0)', '/products/640'],
      ['Plans', '26-10412', '/plans/10412'],
      ['Lots', 'LOT-2611-03', '/lots/12'],
    ] as const;
    for (const [title, name, href] of hrefs)
      await expect((await level(title)).getByRole('link', { name })).toHaveAttribute('href', href);
    await expect((await level('Keycodes')).getByText('Start')).toBeVisible();
    // What the trace begins with leads nowhere else by its own code.
    await expect(canvas.queryByRole('link', { name: 'Trace K7MPX4QD' })).toBeNull();
    const ofProduct = (await level('Products')).getByRole('link', { name: 'K7MPX4QD' });
    await expect(ofProduct).toHaveAttribute('href', '/keycodes?search=K7MPX4QD');
    await expect(canvas.getByRole('link', { name: 'Trace LOT-2611-03' })).toHaveAttribute(
      'href',
      '/trace?code=LOT-2611-03',
    );
  },
};

/** A head is one line where the levels stand side by side, and all are as high as each other (REG7). */
export const SideBySide: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 968 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('region', { name: 'Document Versions' });
    const titles = ['Document Versions', 'Keycodes', 'Products', 'Plans', 'Lots'];
    const levels = titles.map((name) => canvas.getByRole('region', { name }).getBoundingClientRect());
    const { top, height } = first.getBoundingClientRect();
    await expect(levels.map((level) => [level.top, level.height])).toEqual(titles.map(() => [top, height]));
    const head = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect();
    const count = within(first).getByText('1').getBoundingClientRect();
    await expect(count.left).toBeGreaterThan(head('Document Versions').right);
    await expect(head('Document Versions').height).toBe(head('Lots').height);
  },
};

/** In a window of 1000 px the levels stand below one another in their order, none of them alone beside others (REG7). */
export const OneBelowTheOther: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Document Versions' });
    const titles = ['Document Versions', 'Keycodes', 'Products', 'Plans', 'Lots'];
    const levels = titles.map((name) => canvas.getByRole('region', { name }).getBoundingClientRect());
    await expect(new Set(levels.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
    await expect(levels.map(({ top }) => top)).toEqual(
      levels.map(({ top }) => top).toSorted((a, b) => a - b),
    );
  },
};

/** What a scanner types, or somebody by hand, is traced; of the QR code of a label its code. */
export const Scans: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, 'LOT-2611-03{Enter}');
    await expect(args.onCode).toHaveBeenLastCalledWith('LOT-2611-03');
    await userEvent.type(field, 'https://crt.example.com/CRT/Documentation/Trace?code=T3WRH9CE{Enter}');
    await expect(args.onCode).toHaveBeenLastCalledWith('T3WRH9CE');
    await userEvent.type(field, `${'1'.repeat(61)}{Enter}`);
    await expect(await canvas.findByText('No code has more than 60 characters.')).toBeVisible();
  },
};

/** An export that fails says why (REG7). */
export const ExportFails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(exportTrace, 503, 'The database is away.')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('The database is away.')).toBeVisible();
  },
};

/** Nobody has said yet what is traced. */
export const Empty: Story = {
  args: { code: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan or type a code')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

/** A branch in which there is nothing says so. */
export const EmptyBranches: Story = {
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getTrace, { ...whole, documents: nothing, products: nothing, plans: nothing, lots: nothing }),
    ),
  play: async ({ canvas }) => {
    for (const text of [
      'No document version belongs to it.',
      'No product version belongs to it.',
      'No plan has this product.',
      'No lot has a job of these plans.',
    ])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** What somebody may not read is left out, and so is what is reached only through it. */
export const LeftOut: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getTrace, { ...whole, documents: null, plans: null, lots: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Left out: you may not read documents.')).toBeVisible();
    await expect(canvas.getByText('Left out: you may not read plans.')).toBeVisible();
    await expect(
      canvas.getByText('Left out: it is reached only through what you may not read.'),
    ).toBeVisible();
  },
};

/** A plan that this person cannot open is plain text; of many a hundred are shown. */
export const ManyPlans: Story = {
  tags: ['no-visual'],
  args: { links: { ...meta.args.links, planHref: () => undefined } },
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 100 }, (_none, place) => ({
      id: place + 1,
      requestId: `26-${10000 + place}`,
      productNumber: 'CMF-4410-L',
      hasCycle: false,
    }));
    msw.use(mock(getTrace, { ...whole, plans: { count: 250, rows } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 of 250 are shown.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '26-10000' })).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const [document] = whole.documents?.rows ?? [];
    const [product] = whole.products?.rows ?? [];
    if (!document || !product) throw new Error('The example of getTrace is too small.');
    const number = 'SSCP-CMF-0440-CRANIAL-IMPLANTS-AND-FIXATION-SYSTEMS-OF-PEEK';
    const description = 'Patient matched cranial implant with its fixation system, left, extended';
    msw.use(
      mock(getTrace, {
        ...whole,
        documents: { count: 1, rows: [{ ...document, number }] },
        products: {
          count: 1,
          rows: [{ ...product, gtin: null, catalogNumber: null, description, keyCode: null }],
        },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No keycode')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getTrace)),
};

/** A code that nothing has says so. */
export const UnknownCode: Story = {
  tags: ['visual'],
  args: { code: 'K7-NONE' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockProblem(
        getTrace,
        404,
        "No keycode, product, document, plan or lot that you may read has the code 'K7-NONE'.",
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has the code 'K7-NONE'/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getTrace, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trace could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A code that a document and a product have begins at both. */
export const OfTwoThings: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const rows = (whole.documents?.rows ?? []).map((row) => ({ ...row, number: whole.code }));
    const documents = { count: rows.length, rows };
    msw.use(mock(getTrace, { ...whole, alsoAt: ['documents'], documents }));
  },
  play: async ({ canvas }) => {
    const starts = await canvas.findAllByText('Start');
    await expect(starts).toHaveLength(2);
  },
};
