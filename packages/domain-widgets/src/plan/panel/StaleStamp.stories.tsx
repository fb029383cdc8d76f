import type { RecordField } from '@crt/domain/record-field';
import { planFields } from '@crt/domain/plan-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  answerEveryField,
  everyField,
  isClosed,
  readStamp,
  renderEveryField,
  sent,
} from './story-fields.tsx';
import { conflictAnswer } from './story-surroundings.tsx';

/** What is done with one press. */
const pressed = ['onHold', 'manufacturingDataAvailable'];
const stamped = everyField.filter(({ hasStamp }) => hasStamp);

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
 * answer leaves the editor with what was typed (F11). Hold and resume, availability of data and the milestones have stories of their own.
 */
export const EveryStampedEdit: Story = {
  play: async ({ canvas }) => {
    const all = Object.entries<RecordField>(planFields);
    const withStamp = all.filter(([, { edit }]) => edit?.hasStamp).map(([name]) => name);
    const names = withStamp.filter((name) => !pressed.includes(name));
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
