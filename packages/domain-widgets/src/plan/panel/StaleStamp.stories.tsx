import { planEdits } from '@crt/domain/plan-edit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hasStamp } from './plan-field.ts';
import {
  answerEveryField,
  everyField,
  isClosed,
  readStamp,
  renderEveryField,
  sent,
} from './story-fields.tsx';
import { conflictAnswer } from './story-surroundings.tsx';

const stamped = everyField.filter(({ name }) => hasStamp(name));

const meta = {
  title: 'Widgets/Plans/StaleStamp',
  tags: ['no-visual'],
  render: renderEveryField,
  beforeEach: ({ msw }) => msw.use(...answerEveryField(conflictAnswer('any', null, null))),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Each stamped edit is sent with the stamp that was read; a stale one shows who was quicker, and closing that without an
 * answer leaves the editor with what was typed (F11). Hold and resume and the milestones have stories of their own.
 */
export const EveryStampedEdit: Story = {
  play: async ({ canvas }) => {
    const withStamp = Object.entries(planEdits).filter(([, edit]) => edit.hasStamp);
    const names = withStamp.map(([name]) => name).filter((name) => name !== 'onHold');
    await expect(stamped.map(({ name }) => name as string).toSorted()).toEqual(names.toSorted());
    for (const { name, label } of stamped) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await expect(await screen.findByText(/Hanna Meyer changed this at 10:28/)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(isClosed).toHaveBeenLastCalledWith(name, false));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expect(sent).toHaveBeenCalledTimes(stamped.length);
    await expect(sent).toHaveBeenCalledWith(
      'poNumber',
      expect.objectContaining({ timestampBase64: readStamp, newValue: 'Mine' }),
    );
  },
};
