import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, FileText, History, Moon, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { CommandSource } from './command.ts';

const done = fn<(id: string) => void>();

const command = (id: string, label: string, rest: object) => ({
  id,
  label,
  onAction: () => done(id),
  ...rest,
});
const commands = [
  command('plans', 'Fulfilment plans', { group: 'Go to', icon: <FileText />, shortcut: 'G P' }),
  command('changes', 'Changes', { group: 'Go to', icon: <History />, keywords: ['history'] }),
  command('calendar', 'Capacity calendar', {
    group: 'Go to',
    icon: <CalendarDays />,
    description: 'Next 12 weeks',
  }),
  command('add', 'Add plan', { group: 'Plan', icon: <Plus />, shortcut: 'Mod+Enter' }),
  command('theme', 'Dark theme', { icon: <Moon /> }),
];
const plan = (id: string) =>
  command(`plan-${id}`, `Plan ${id}`, { description: 'TMJ Total Joint, Oberdorf' });
const load = fn<CommandSource['load']>((query) =>
  Promise.resolve(query.startsWith('1') ? [plan('100245'), plan('100246')] : []),
);

const Opener = (props: Partial<CommandPaletteProps>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        commands={commands}
        sources={[{ id: 'plans', title: 'Plans', load }]}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
};

const meta = {
  title: 'Components/Flow/CommandPalette',
  parameters: {
    docs: { description: { component: 'Everything that can be done or opened, found by typing.' } },
  },
  component: Opener,
  beforeEach: () => {
    done.mockClear();
    load.mockReset();
  },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await shown(await body().findByRole('dialog', { name: 'Commands' }));
  await waitFor(() => expect(body().getByRole('textbox')).toHaveFocus());
};
const names = () =>
  body()
    .queryAllByRole('menuitem')
    .map((item) => item.textContent);

export const Open: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(
      body()
        .getAllByRole('group')
        .map((group) => group.textContent?.slice(0, 5)),
    ).toEqual(['Go to', 'PlanA', 'Other']);
  },
};

/** A few letters, Enter: the focus never leaves the field, and goes back to where it was. */
export const FindsByLetters: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('cpcl');
    await waitFor(() => expect(names()).toHaveLength(1));
    await waitFor(() => expect(body().getByRole('textbox')).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('calendar'));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

export const WalksByArrows: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('changes'));
  },
};

export const FindsByOtherWords: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('history');
    await waitFor(() => expect(names()).toHaveLength(1));
    await expect(names()[0]).toBe('Changes');
  },
};

export const SearchesElsewhere: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('1002');
    await expect(await body().findByRole('menuitem', { name: /Plan 100245/ })).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
    await userEvent.click(body().getByRole('menuitem', { name: /Plan 100246/ }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('plan-100246'));
  },
};

/** Typing on cancels; an answer that comes late changes nothing. */
export const CancelsTheOlderQuestion: Story = {
  play: async ({ canvas }) => {
    const signals: AbortSignal[] = [];
    load.mockImplementation((query, signal) => {
      signals.push(signal);
      return query === '10' ? new Promise(() => {}) : Promise.resolve([plan('100245')]);
    });
    await open(canvas);
    await userEvent.keyboard('10');
    await waitFor(() => expect(signals).toHaveLength(1));
    await expect(body().getByText('Plans: searching …')).toBeInTheDocument();
    await userEvent.keyboard('0');
    await body().findByRole('menuitem', { name: /Plan 100245/ });
    await expect(signals[0]?.aborted).toBe(true);
    await waitFor(() => expect(body().queryByText('Plans: searching …')).toBeNull());
  },
};

export const SearchFails: Story = {
  play: async ({ canvas }) => {
    load.mockImplementation(() => Promise.reject(new Error('offline')));
    await open(canvas);
    await userEvent.keyboard('plan');
    await waitFor(() => expect(body().getByText('Plans: the search failed')).toBeInTheDocument());
    await expect(names().length).toBeGreaterThan(0);
  },
};

export const NothingMatches: Story = {
  args: { sources: [] },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('xyzzy');
    await expect(await body().findByText('Nothing matches')).toBeInTheDocument();
  },
};

/** The magnifier stands at the right, keys at the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await open(canvas);
    const plans = body().getByRole('menuitem', { name: /Fulfilment plans/ });
    const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(plans.querySelector('svg'))).toBeGreaterThan(left(plans.querySelector('kbd')));
  },
};
