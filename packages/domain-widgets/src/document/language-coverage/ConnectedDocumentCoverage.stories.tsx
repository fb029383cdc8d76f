import { listLanguages, listRegions } from '@crt/api-client/documentation/dictionary';
import { getDocument } from '@crt/api-client/documentation/document';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { DocumentFile } from '@crt/api-client/types-documentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleDocument } from '../sample-document.ts';
import { ConnectedDocumentCoverage } from './ConnectedDocumentCoverage.tsx';

const [french, german, italian, japanese] = [
  { id: 11, name: 'French' },
  { id: 12, name: 'German' },
  { id: 16, name: 'Italian' },
  { id: 17, name: 'Japanese' },
];

const europe = [
  { id: 33, name: 'France', languageIds: [11] },
  { id: 49, name: 'Germany', languageIds: [12] },
  { id: 41, name: 'Switzerland', languageIds: [11, 12, 16] },
];
const asia = [{ id: 81, name: 'Japan', languageIds: [17] }];

const file = (id: number, language: { id: number; name: string }, countryIds: number[]): DocumentFile => ({
  id,
  eifuName: null,
  languages: [language],
  location: `https://files.example.com/ifu-cmf-0440/${language.name.toLowerCase()}-${id}.pdf`,
  region: [],
  countries: countryIds.map((countryId) => ({ regionId: 1, countryId })),
});

const [next, current, first] = sampleDocument.revisions;
if (!next || !current || !first) throw new Error('The sample has three revisions.');

const document = {
  ...sampleDocument,
  revisions: [
    { ...next, documentFiles: [file(1, french, [33, 41]), file(2, german, [49, 41])] },
    {
      ...current,
      documentFiles: [file(3, french, [33]), file(4, german, [33, 49, 41]), file(5, italian, [41])],
    },
    first,
  ],
};

const meta = {
  title: 'Widgets/Documents/Coverage',
  component: ConnectedDocumentCoverage,
  args: { document: { id: document.id }, currentOn: '2026-08-20' },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getDocument, document),
      mock(listLanguages, [french, german, italian, japanese]),
      mock(listRegions, [
        { id: 1, name: 'Europe', children: europe },
        { id: 2, name: 'Asia', children: asia },
      ]),
    ),
} satisfies Meta<typeof ConnectedDocumentCoverage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The revision that is in force today: Switzerland lacks French, Japan has nothing; what France has in German nobody asks for. */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 gaps in 2 countries')).toBeVisible();
    const cells = (country: string) =>
      within(canvas.getByRole('row', { name: new RegExp(`^${country}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(cells('Switzerland')).toEqual([
      'MissingSwitzerland, French, missing',
      'YesSwitzerland, German, there',
      'YesSwitzerland, Italian, there',
      '–no value',
    ]);
    await expect(cells('France')[1]).toBe('ExtraFrance, German, there, not required');
    const compared = within(canvas.getByRole('table', { name: 'Revision C beside revision B' }));
    await expect(compared.getByRole('row', { name: /^French/ })).toHaveTextContent('added: Switzerland');
  },
};

/** Only what is to be done. */
export const OnlyGaps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Only countries with gaps' }));
    await expect(canvas.queryByRole('rowheader', { name: 'France' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Japan' })).toBeVisible();
    // What is looked at is the matrix, not the switch that was pressed.
    if (globalThis.document.activeElement instanceof HTMLElement) globalThis.document.activeElement.blur();
  },
};

/** Another revision: the one to come closes a gap and opens two. */
export const OfAnotherRevision: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Revision/ }));
    await userEvent.click(await screen.findByRole('option', { name: /C, 2026/ }));
    await expect(await canvas.findByText('2 gaps in 2 countries')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Languages by country, revision C' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getDocument, { ...document, revisions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no revision yet/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getDocument)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listRegions, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The coverage could not be loaded.')).toBeVisible();
  },
};
