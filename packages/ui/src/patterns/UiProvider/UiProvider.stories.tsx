import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from '../../fields/Date/DatePicker.tsx';
import { confirm } from '../../flow/ConfirmDialog/confirm.ts';
import { toast } from '../../flow/Toast/toast.ts';
import { Inline } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { ThemeChoice } from '../../theme/ThemeProvider.tsx';
import type { Density } from '../../theme/tokens.ts';
import { UiProvider } from './UiProvider.tsx';

const ask = async () => {
  const isSure = await confirm({
    title: 'Plan löschen?',
    message: 'Das kann nicht zurückgenommen werden.',
    confirmLabel: 'Löschen',
  });
  toast({ message: isSure ? 'Gelöscht' : 'Behalten', duration: 'persistent' });
};

const navigate = fn();

const meta = {
  title: 'Patterns/UiProvider',
  component: UiProvider,
  args: {
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    navigate,
    texts: { cancel: 'Abbrechen', clear: 'Leeren' },
    children: (
      <Inline align="baseline">
        <DatePicker label="Lieferung" value="2026-03-12" onChange={fn()} />
        <Link href="/plans/100245">Plan 100245</Link>
        <Button onPress={() => void ask()}>Löschen</Button>
      </Inline>
    ),
  },
  // Theme and density belong to the whole document: they are the toolbar's.
  render: (args, { globals }) => (
    <UiProvider {...args} theme={globals['theme'] as ThemeChoice} density={globals['density'] as Density} />
  ),
} satisfies Meta<typeof UiProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Dates in the order of the language, links through the router, words of its own, and both outlets. */
export const Everything: Story = {};

/** A link goes through the router, a question is answered, and the answer told. */
export const AsksAndTells: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const body = within(document.body);
    await expect(canvas.getByRole('group', { name: 'Lieferung' })).toHaveTextContent('12.3.2026');
    await userEvent.click(canvas.getByRole('link', { name: 'Plan 100245' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/plans/100245');
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    await userEvent.click(await body.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() =>
      expect(document.querySelector('[data-component="Toast"]')).toHaveTextContent('Behalten'),
    );
  },
};
