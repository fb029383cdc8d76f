import { listGlobalNotificationsOfRequest } from '@crt/api-client/main/global-notification';
import { exampleOf } from '@crt/api-client/mocks';
import type { GlobalNotification } from '@crt/api-client/types-main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { GlobalNoticesDialog } from './GlobalNoticesDialog.tsx';

const [recall] = exampleOf(listGlobalNotificationsOfRequest).notificationsList;
if (!recall) throw new Error('The example has a notice.');

const levels: readonly GlobalNotification[] = [
  { ...recall, id: 17, messageType: 3 },
  { ...recall, id: 18, title: 'Titanium is late', message: 'Expected on 27/11/2026.', messageType: 2 },
  { ...recall, id: 19, title: 'Mill 4 works again', message: 'It may be used.', messageType: 1 },
  { ...recall, id: 20, title: 'Holiday at Genk', message: 'Closed on 11/11/2026.', messageType: 0 },
];

const meta = {
  title: 'Widgets/Notifications/GlobalNoticesDialog',
  component: GlobalNoticesDialog,
  args: { notices: [recall], onClose: fn(() => Promise.resolve()) },
} satisfies Meta<typeof GlobalNoticesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const popUp = async () => within(await screen.findByRole('alertdialog', { name: 'Global notifications' }));

/** It stays until somebody closes it (D21). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async () => {
    await expect((await popUp()).getByText('Do not use blanks of lot 4471.')).toBeVisible();
  },
};

/** Each of the four with its shape and its tone (A34). */
export const Levels: Story = {
  tags: ['visual', 'visual-dark'],
  args: { notices: levels },
  play: async () => {
    const sheet = await popUp();
    for (const name of ['Error', 'Warning', 'Success', 'Information'])
      await expect(sheet.getByRole('img', { name })).toBeVisible();
  },
};

/** Only what is ticked is acknowledged (D21). */
export const ClosesWithTick: Story = {
  tags: ['no-visual'],
  args: { notices: levels },
  play: async ({ args }) => {
    const sheet = await popUp();
    const late = within(sheet.getByRole('group', { name: 'Titanium is late' }));
    await userEvent.click(late.getByRole('checkbox', { name: 'I acknowledge' }));
    await userEvent.click(sheet.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledWith([18]);
  },
};

/** Escape closes as any other way does, with what was ticked, and asks nothing (D21). */
export const ClosesByKey: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const sheet = await popUp();
    const tick = sheet.getByRole('checkbox', { name: 'I acknowledge' });
    await userEvent.click(tick);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith([recall.id]);
  },
};

/** Without the tick nothing is acknowledged (D21). */
export const ClosesWithoutTick: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await popUp();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith([]);
  },
};

/** While the acknowledgement is on its way it stays, and cannot be sent twice. */
export const Busy: Story = {
  tags: ['no-visual'],
  args: { onClose: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click((await popUp()).getByRole('checkbox', { name: 'I acknowledge' }));
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    notices: [
      {
        ...recall,
        title: 'Krankenhausversorgungsqualitätssicherungsbeauftragte have recalled a material',
        message: `First line.\n${'Blanks of lot 4471 and of all lots after it are put aside. '.repeat(30)}`,
      },
    ],
  },
};
