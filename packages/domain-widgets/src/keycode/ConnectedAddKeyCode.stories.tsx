import { addKeyCode } from '@crt/api-client/documentation/key-code';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedAddKeyCode } from './ConnectedAddKeyCode.tsx';

const meta = {
  title: 'Widgets/Keycodes/AddKeyCode',
  component: ConnectedAddKeyCode,
  args: { onAdded: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(addKeyCode, exampleOf(addKeyCode))),
} satisfies Meta<typeof ConnectedAddKeyCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One press makes a keycode and tells its code (Q2). */
export const Adds: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Keycode' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith('K7MPX4QD'));
    await expect(await screen.findByText('Keycode created.')).toBeVisible();
  },
};

/** A second press while it is made does nothing. */
export const Busy: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockPending(addKeyCode)),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create Keycode' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};

/** Any failure says which operation failed. */
export const TellsFailure: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(addKeyCode, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Keycode' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    await expect(alert.getByText('Error occurred while creating the keycode.')).toBeVisible();
  },
};
