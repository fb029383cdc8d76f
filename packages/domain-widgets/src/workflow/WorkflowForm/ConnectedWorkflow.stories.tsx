import {
  addWorkflow,
  canUpdateWorkflow,
  getWorkflow,
  listJobStepsForWorkflows,
  updateWorkflow,
} from '@crt/api-client/main/workflow';
import { createMockQueryClient, mock, mockProblem } from '@crt/api-client/mocks';
import { clearToasts } from '@crt/ui/toast';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleJobSteps, sampleWorkflow } from '../sample-workflow.ts';
import { ConnectedWorkflow } from './ConnectedWorkflow.tsx';

const meta = {
  title: 'Widgets/Workflow/ConnectedWorkflow',
  component: ConnectedWorkflow,
  args: {
    id: 88,
    onCreated: fn(),
    children: ({ body, save }) => (
      <>
        {save}
        {body}
      </>
    ),
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
        <ToastOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(mock(getWorkflow, sampleWorkflow), mock(listJobStepsForWorkflows, sampleJobSteps));
    return clearToasts;
  },
} satisfies Meta<typeof ConnectedWorkflow>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = () => within(document.body);
const envelope = { result: 0 as const, message: '', timestamp: null };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Milling and inspection');
    await waitFor(() => expect(document.querySelectorAll('path[marker-end]')).toHaveLength(4));
  },
};

/** It is asked first whether it can be changed; the stamp of the reading goes along (U7). */
export const Updates: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, msw }) => {
    const sent = fn();
    msw.use(
      mock(canUpdateWorkflow, true),
      mock(updateWorkflow, (input) => {
        sent(input);
        return { ...envelope, message: 'Workflow updated succesfully.', timestamp: 'AAAAAAAAB9I=' };
      }),
    );
    const name = await canvas.findByRole('textbox', { name: /^Display Name/ });
    await userEvent.type(name, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await page().findByText('Workflow updated succesfully.')).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      timestampBase64: 'AAAAAAAAB9E=',
      body: { id: 88, displayName: 'Mill & inspect!' },
    });
  },
};

/** Somebody put it to use meanwhile: the warning, and nothing typed is lost (U7). */
export const CannotBeUpdated: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, msw }) => {
    const name = await canvas.findByRole('textbox', { name: /^Display Name/ });
    await userEvent.type(name, '!');
    msw.use(
      mock(canUpdateWorkflow, false),
      mock(getWorkflow, { ...sampleWorkflow, usedBy: 'the cycle definition PEEK cranial' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('It is used by the cycle definition PEEK cranial.')).toBeVisible();
    await expect(page().getAllByText('This workflow cannot be updated')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: /^Display Name/ })).toHaveValue('Mill & inspect!');
  },
};

/** What the server refuses is told with the specified words and its reason (U7). */
export const UpdateRefused: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, msw }) => {
    msw.use(
      mock(canUpdateWorkflow, true),
      mock(updateWorkflow, { ...envelope, result: 2, message: 'Name was changed by HMEY at the same time.' }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await page().findByText('Something went wront. Please try again.')).toBeVisible();
    await expect(page().getByText('Name was changed by HMEY at the same time.')).toBeVisible();
  },
};

/** What a cycle definition uses is read only, and says by whom it is used (U7). */
export const InUse: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(getWorkflow, { ...sampleWorkflow, usedBy: 'the cycle definitions PEEK cranial and UMC' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This workflow cannot be updated')).toBeVisible();
    await expect(canvas.getByText('It is used by the cycle definitions PEEK cranial and UMC.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await waitFor(() => expect(document.querySelectorAll('path[marker-end]')).toHaveLength(4));
  },
};

/** A new one: without steps it cannot be saved, without names the fields say so; then its details open (U6). */
export const Creates: Story = {
  tags: ['no-visual'],
  args: { id: undefined },
  play: async ({ canvas, msw, args }) => {
    msw.use(mock(addWorkflow, { result: { id: 91 } }));
    await expect(await canvas.findByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add Step' }));
    const picker = within(await page().findByRole('dialog'));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Milling' }));
    await userEvent.click(picker.getByRole('button', { name: 'Add 1 step' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Symbol is required')).toBeVisible();
    for (const [field, text] of [
      ['Symbol', 'NEW'],
      ['Name', 'New'],
      ['Display Name', 'New'],
    ] as const)
      await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${field}`) }), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await page().findByText('Workflow created succesfully.')).toBeVisible();
    await expect(args.onCreated).toHaveBeenCalledWith(91);
  },
};

/** A text that is too long says so and is not cut; nothing is sent (U6). */
export const TooLong: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, msw }) => {
    const asked = fn();
    msw.use(mock(canUpdateWorkflow, () => (asked(), true)));
    const symbol = await canvas.findByRole('textbox', { name: /^Symbol/ });
    await userEvent.clear(symbol);
    await userEvent.click(symbol);
    await userEvent.paste('x'.repeat(21));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Symbol is longer than 20 characters')).toBeVisible();
    await expect(symbol).toHaveValue('x'.repeat(21));
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** A failure can be asked again. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(getWorkflow, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The workflow could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
