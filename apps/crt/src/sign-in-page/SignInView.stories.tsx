import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignInView } from './SignInView.tsx';

const meta = {
  title: 'App/Sign in',
  component: SignInView,
  parameters: { layout: 'fullscreen' },
  args: {
    demoAccounts: [
      { userName: 'planner', does: 'Everything with plans' },
      { userName: 'documentation-manager', does: 'Documents, products, keycodes' },
      { userName: 'no-rights', does: 'Nothing at all' },
    ],
    isBusy: false,
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignInView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Demo: Story = {};

/** Enter goes on to the password, then signs in; an account of the list needs neither. */
export const SignsInByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('User name'), 'planner{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Password'), 'crt-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ userName: 'planner', password: 'crt-demo' });
    await userEvent.click(canvas.getByRole('button', { name: /^no-rights/ }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ account: 'no-rights' });
  },
};

/** Nothing is sent without both; each field says what it lacks, and the first of them has the focus. */
export const Incomplete: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const name = canvas.getByLabelText('User name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('User name is required');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await userEvent.type(name, 'planner');
    await expect(name).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'User name or password is not correct.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('User name or password is not correct.');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^planner/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OutsideDemoMode: Story = { args: { demoAccounts: [] } };
