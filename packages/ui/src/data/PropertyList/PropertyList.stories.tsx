import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { Property, PropertyList } from './PropertyList.tsx';

const meta = {
  title: 'Components/Data/PropertyList',
  component: PropertyList,
  args: {
    children: (
      <>
        <Property label="Plan Id" copyText="CRT-104200">
          CRT-104200
        </Property>
        <Property label="Processing status">
          <StatusMark status="progress">In progress</StatusMark>
        </Property>
        <Property label="Product">TRUMATCH Orthognathic</Property>
        <Property label="Surgeon">Dr. Eriksson, Karolinska Universitetssjukhuset, Stockholm</Property>
        <Property label="Shipment due">20/11/2026</Property>
        <Property label="Purchase order" />
      </>
    ),
  },
} satisfies Meta<typeof PropertyList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Label over value; an id can be copied, and a missing value says so. */
export const Default: Story = {
  tags: ['visual-compact'],
  play: ({ canvas }) => expect(canvas.getByText('empty')).toBeInTheDocument(),
};

/** An id is copied with one key, which is said for a moment. */
export const Copies: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Plan Id' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Copied CRT-104200')).toBeInTheDocument());
    await expect(writeText).toHaveBeenCalledWith('CRT-104200');
  },
};

/** A browser that forbids copying is not passed over in silence. */
export const CopyRefused: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(() => Promise.reject(new Error('Not allowed')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Plan Id' }));
    await waitFor(() =>
      expect(canvas.getByText('The browser does not allow copying here')).toBeInTheDocument(),
    );
  },
};

/** Label beside value, for narrow cards. */
export const Aside: Story = { args: { layout: 'aside' } };

/** Side by side where there is room. */
export const ThreeColumns: Story = { args: { columns: 3 } };

/** Long words break within their column instead of pushing the others aside. */
export const LongText: Story = {
  args: {
    columns: 3,
    children: (
      <>
        <Property label="Hospital" copyText="Universitätsklinikum">
          Universitätsklinikum für Mund-, Kiefer- und Gesichtschirurgie am Donaudampfschifffahrtskanal
        </Property>
        <Property label="Reference of the person who asked for the plan">
          PO-4711-2026-KIEFERCHIRURGIE-WIEDERHERSTELLUNG-0000000000001
        </Property>
        <Property label="Surgeon">Dr. Eriksson</Property>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};

/** Labels and values stand at the right edge, the way to copy behind its value. */
export const RightToLeft: Story = {
  args: { layout: 'aside' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (place: Element | Range) => place.getBoundingClientRect().left;
    const value = canvas.getByText('CRT-104200');
    await waitFor(() => expect(left(canvas.getByText('Plan Id'))).toBeGreaterThan(left(value)));
    const words = document.createRange();
    words.selectNode(value.firstChild as Node);
    await expect(left(canvas.getByRole('button', { name: 'Copy Plan Id' }))).toBeLessThan(left(words));
  },
};

/** Where values are edited in place, one of several lines begins where its neighbours of one line stand. */
export const SeveralLinesWithGloves: Story = {
  tags: ['no-visual'],
  globals: { density: 'floor' },
  args: { layout: 'aside', isEditable: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const below = (text: string) => {
      const label = canvas.getByText(text);
      const row = label.parentElement as HTMLElement;
      return label.getBoundingClientRect().top - row.getBoundingClientRect().top;
    };
    const value = canvas.getByText(/Karolinska/).getBoundingClientRect();
    await expect(value.height).toBeGreaterThan(canvas.getByText('20/11/2026').getBoundingClientRect().height);
    await expect(Math.abs(below('Surgeon') - below('Shipment due'))).toBeLessThanOrEqual(2);
  },
};
