import { resultCode } from '@crt/api-client/enums/result-code';
import { createMockQueryClient, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { editPlanLoanerSet, editPlanPONumber, getRequestInformation } from '@crt/api-client/main/plan';
import { UiProvider } from '@crt/ui/UiProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { clearToasts } from '@crt/ui/toast';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { sampleRequestInformation } from '../sample-plans.ts';
import { ConnectedRequestInformation } from './ConnectedRequestInformation.tsx';

const info = sampleRequestInformation();
const saved = {
  result: resultCode.success,
  message: '',
  timestamp: 'AAAAAAAAB9I=',
  data: { merged: false, conflict: null },
};

/** What the application gives every screen: data, outlets for questions and messages, the page lock. */
const Surroundings = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => createMockQueryClient());
  return (
    <QueryClientProvider client={client}>
      <UiProvider locale="en-GB" timeZone="Europe/Warsaw" navigate={() => undefined}>
        <EditLockProvider>
          <div style={{ inlineSize: '27rem', maxInlineSize: '100%' }}>{children}</div>
        </EditLockProvider>
      </UiProvider>
    </QueryClientProvider>
  );
};

const meta = {
  title: 'Widgets/Plans/ConnectedRequestInformation',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedRequestInformation,
  args: { planId: info.id, planHref: (id) => `/plans/${id}` },
  decorators: [
    (Story) => (
      <Surroundings>
        <Story />
      </Surroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    clearToasts();
    msw.use(mock(getRequestInformation, info));
  },
} satisfies Meta<typeof ConnectedRequestInformation>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function change(canvas: Canvas, label: string, text: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Edit ${label}$`) }));
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

/** Edit, refresh, and the specified words. */
export const Saves: Story = {
  beforeEach: ({ msw }) => msw.use(mock(editPlanPONumber, saved)),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99001');
    await waitFor(() => expect(screen.getByText('PO Number set succesfully.')).toBeVisible());
  },
};

/** A warning is asked about; Cancel says 'Action aborted.' */
export const WarningDeclined: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(editPlanPONumber, { ...saved, result: resultCode.warning, message: 'Sure?', data: null })),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99002');
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
    await expect(dialog).toHaveTextContent('Sure?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('Action aborted.')).toBeVisible());
  },
};

/** The server refuses: its words in a toast, and what was typed stays. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(editPlanLoanerSet, {
        ...saved,
        result: resultCode.error,
        message: 'There is no such set.',
        data: null,
      }),
    ),
  play: async ({ canvas }) => {
    await change(canvas, 'Loaner Set', 'LS-9');
    await waitFor(() => expect(screen.getByText('There is no such set.')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Loaner Set' })).toHaveValue('LS-9');
  },
};

/** Somebody else was quicker: both values, and the person decides. */
export const Conflict: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(editPlanPONumber, {
        result: resultCode.error,
        message: 'PO Number was changed by Hanna Meyer at the same time.',
        timestamp: 'AAAAAAAAB9X=',
        data: {
          merged: false,
          conflict: {
            field: 'poNumber',
            base: 'PO-88120',
            theirs: 'PO-90000',
            user: { id: 'usr-hmey', symbol: 'HMEY', name: 'Hanna Meyer' },
            time: '2026-11-20T09:28:41Z',
          },
        },
      }),
    ),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99003');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('PO-90000');
    await expect(dialog).toHaveTextContent('PO-99003');
    await expect(dialog).toHaveTextContent('Hanna Meyer changed this at 10:28');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(getRequestInformation)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getRequestInformation, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
