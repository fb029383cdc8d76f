import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = {
  title: 'Components/Flow/ConflictDialog',
  component: ConflictDialog,
  args: {
    isOpen: true,
    fields: [
      { id: 'case', label: 'Case number', base: 'CN-4711', yours: 'CN-4712', theirs: 'CN-4799' },
      {
        id: 'date',
        label: 'Delivery date',
        base: '12 Mar 2026',
        yours: '14 Mar 2026',
        theirs: '13 Mar 2026',
      },
    ],
    onKeepYours: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    children: 'Changed by M. Brandt while you were editing.',
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByRole('row', { name: /Case number/ })).toHaveTextContent('CN-4799');
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
};
