import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { LabelSheet } from '../LabelSheet/LabelSheet.tsx';
import { label100x50, officePapers } from './paper.ts';
import { PrintDialog } from './PrintDialog.tsx';

const closed = fn();
const label = (
  <LabelSheet
    paper={label100x50}
    title="26-10412 M2"
    lines={[
      { name: 'Product', value: 'CMF-4410-L' },
      { name: 'Material', value: '40-2210' },
      { name: 'Due', value: '02/12/2026 15:00 CET' },
    ]}
    code="https://crt.example.com/CRT/ManufacturingCycle/Details/8231"
    codeLabel="QR code of 26-10412 M2"
  />
);

const meta = {
  title: 'Patterns/PrintDialog',
  component: PrintDialog,
  args: { title: 'Label of 26-10412 M2', papers: [label100x50], children: label, onClose: closed },
  beforeEach: () => {
    closed.mockReset();
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof PrintDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A label at its size: 100 mm are 378 CSS pixels. */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async () => {
    const preview = await screen.findByRole('group', { name: 'Preview' });
    const sheet = preview.firstElementChild as HTMLElement;
    await expect(Math.round(sheet.getBoundingClientRect().width)).toBe(378);
    await expect(within(preview).getByText('26-10412 M2')).toBeVisible();
  },
};

/** The button hands it to the browser, which is told the size of the paper. */
export const Prints: Story = {
  tags: ['no-visual'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await expect(window.print).toHaveBeenCalledOnce();
    await expect(pageRule()).toContain('100mm 50mm');
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledOnce();
  },
};

/** Where it fits on several papers one is chosen; the larger sheet is shown smaller. */
export const Papers: Story = {
  args: { title: 'Traveler of 26-10412 M2', papers: officePapers, scale: 0.6 },
};

export const ChangesPaper: Story = {
  tags: ['no-visual'],
  args: { ...Papers.args },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Paper/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Letter' }));
    await expect(pageRule()).toContain('215.9mm 279.4mm');
  },
};

/** The rule for the page that the printer is given. */
const pageRule = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(' ');
