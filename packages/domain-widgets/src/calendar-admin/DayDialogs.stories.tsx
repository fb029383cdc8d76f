import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CapacityDialog } from './CapacityDialog.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { PlanningPreviewPanel } from './PlanningPreviewPanel.tsx';
import { samplePreview } from './sample-preview.ts';

const meta = {
  title: 'Widgets/Calendars/HolidayDialog',
  component: HolidayDialog,
  args: {
    date: '2026-12-24',
    renderPreview: () => <PlanningPreviewPanel preview={samplePreview} planHref={(id) => `/plans/${id}`} />,
    onSubmit: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof HolidayDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An empty day: a name is asked for, and which plans move is told before anything is saved (T14, T27). */
export const AddHoliday: Story = { tags: ['visual', 'visual-dark'] };

/** A day with a holiday: its name can be changed, and it can be taken away (T14, T27). */
export const EditHoliday: Story = {
  render: ({ date, onSubmit, onClose }) => (
    <HolidayDialog date={date} name="Christmas Eve" onDelete={fn()} onSubmit={onSubmit} onClose={onClose} />
  ),
};

export const NameMissing: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect((await screen.findAllByText('Name is required'))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A name that was pasted too long is told, not cut. */
export const NameTooLong: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(121));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect((await screen.findAllByText('Name is longer than 120 characters'))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(name).toHaveValue('x'.repeat(121));
  },
};

/** What the server refuses is told above the fields, and what was typed stays. */
export const Refused: Story = {
  tags: ['no-visual'],
  args: {
    onSubmit: fn(async () => {
      throw new Error('This day is a holiday already.');
    }),
  },
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Christmas Eve');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('This day is a holiday already.')).toBeVisible();
    await expect(name).toHaveValue('Christmas Eve');
  },
};

const capacityArgs = {
  draft: { value: 2, date: '2026-11-30', dateTo: '2026-12-04' },
  isNew: false,
  location: 'Berlin',
  renderPreview: (entered: object | undefined) => (
    <PlanningPreviewPanel preview={samplePreview} isIncomplete={!entered} planHref={(id) => `/plans/${id}`} />
  ),
  onSubmit: fn(async () => undefined),
  onDelete: fn(),
  onClose: fn(),
};

/** Starts per day over a stretch of days (T15). */
export const EditCapacity: Story = { tags: ['visual'], render: () => <CapacityDialog {...capacityArgs} /> };

/** A range that ends before it begins is told at its field, and nothing is sent (T15). */
export const RangeTheWrongWay: Story = {
  tags: ['no-visual'],
  render: () => (
    <CapacityDialog
      {...capacityArgs}
      draft={{ value: null, date: '2026-12-05', dateTo: '2026-12-04' }}
      isNew
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await expect((await screen.findAllByText('Date to must not lie before Date from.'))[0]).toBeVisible();
    await expect(screen.getAllByText('Capacity is required')[0]).toBeVisible();
    await expect(capacityArgs.onSubmit).not.toHaveBeenCalled();
  },
};
