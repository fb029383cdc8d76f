import {
  addJobStepAlert,
  addMilestoneAlert,
  addPlannedMilestoneChangeRule,
  deleteMilestoneAlert,
  editNotificationLifespan,
  getNotificationSettings,
  listJobStepsForRules,
  listMaterialsForRules,
  updateMilestoneAlert,
} from '@crt/api-client/main/notification-setting';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedNotificationSettings } from './ConnectedNotificationSettings.tsx';
import { sampleSettings } from './sample-settings.ts';

const sent = fn<(body: unknown) => void>();
const reads = fn<() => void>();
const done = { result: 0 as const, message: '', timestamp: null };
const refused = { result: 2 as const, message: 'This rule exists already.', timestamp: null };
const words = '2 days before Shipped, PEEK cranial implant, Freiburg';

const meta = {
  title: 'Widgets/Notifications/ConnectedNotificationSettings',
  // They tell what calls do; how the widget looks is told by its views.
  tags: ['no-visual'],
  component: ConnectedNotificationSettings,
  decorators: [
    (Story) => (
      <StorySurroundings>
        <EditLockProvider>
          <Story />
        </EditLockProvider>
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    reads.mockClear();
    msw.use(
      mock(getNotificationSettings, () => {
        reads();
        return sampleSettings;
      }),
      mock(listMaterialsForRules, exampleOf(listMaterialsForRules)),
      mock(listJobStepsForRules, exampleOf(listJobStepsForRules)),
      ...[addMilestoneAlert, addJobStepAlert, addPlannedMilestoneChangeRule].map((call) =>
        mock(call, ({ body }: { body: unknown }) => {
          sent(body);
          return done;
        }),
      ),
      mock(updateMilestoneAlert, ({ body }) => {
        sent(body);
        return done;
      }),
      mock(deleteMilestoneAlert, ({ id }) => {
        sent(id);
        return done;
      }),
      mock(editNotificationLifespan, ({ body }) => {
        sent(body);
        return done;
      }),
    );
  },
} satisfies Meta<typeof ConnectedNotificationSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await (await dialog()).findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
const submit = async (name: 'Add' | 'Apply') =>
  userEvent.click((await dialog()).getByRole('button', { name }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

/** One day before goes out as -1, with the settings that it belongs to; told in the specified words (D8, D13). */
export const AddsMilestoneAlert: Story = {
  play: async () => {
    await press('Add Milestone Alert');
    await choose(/Milestone/, 'Shipped');
    await choose(/Product Type/, 'Titanium mesh');
    await choose(/Manufacturing Location/, 'Genk');
    await submit('Add');
    await expect(await screen.findByText('Milestone Alert added succesfully.')).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith({
      notificationSettingsId: 12,
      milestoneId: 7,
      threshold: -1,
      productTypeId: 6,
      manufacturingLocationId: 2,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The page is read anew (D14).
    await expect(reads).toHaveBeenCalledTimes(2);
  },
};

/** Materials follow the product type, job steps the material; hours after are positive (D9, D10, D13). */
export const AddsJobStepAlert: Story = {
  play: async () => {
    await press('Add Job Step Alert');
    await expect(await screen.findByText('Choose the product type first.')).toBeVisible();
    await choose(/Product Type/, 'PEEK cranial implant');
    await choose(/Material/, '40-2210');
    await choose(/Job Step/, 'Milling');
    await choose(/Direction/, 'After');
    await choose(/Manufacturing Location/, 'Freiburg');
    await submit('Add');
    await expect(await screen.findByText('Job Step Alert added succesfully.')).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith({
      notificationSettingsId: 12,
      productTypeId: 4,
      materialId: 51,
      jobStepId: 21,
      threshold: 1,
      manufacturingLocationId: 1,
    });
  },
};

/** A milestone is offered as text and sent as its number (D12). */
export const AddsMilestoneChange: Story = {
  play: async () => {
    await press('Add Planned Milestone Change');
    await choose(/Product Type/, 'PEEK cranial implant');
    await choose(/Manufacturing Location/, 'Freiburg');
    await choose(/Change Type/, 'Shipped');
    await submit('Add');
    await expect(await screen.findByText('Planned Milestone Change added succesfully.')).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith({
      notificationSettingsId: 12,
      selectedProductTypeId: 4,
      selectedManufacturingLocationId: 1,
      selectedMilestoneId: 7,
    });
  },
};

/** (D5, D13) */
export const Edits: Story = {
  play: async () => {
    await press(`Edit ${words}`);
    await choose(/Direction/, 'After');
    await submit('Apply');
    await expect(await screen.findByText('Milestone Alert changed succesfully.')).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 77, threshold: 2 }));
  },
};

/** Asked in the specified words; a no deletes nothing (D15). */
export const AsksBeforeDeleting: Story = {
  play: async () => {
    await press(`Delete ${words}`);
    const question = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await expect(question.getByText(`Do you want to remove ${words}?`)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** (D13, D14) */
export const Deletes: Story = {
  play: async () => {
    await press(`Delete ${words}`);
    const question = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Milestone Alert deleted succesfully.')).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith(77);
    await expect(reads).toHaveBeenCalledTimes(2);
  },
};

/** The server's words stand in the dialog, and the page is read anew all the same (D14, D28). */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(mock(updateMilestoneAlert, refused)),
  play: async () => {
    await press(`Edit ${words}`);
    await submit('Apply');
    await expect(await screen.findByText(refused.message)).toBeVisible();
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    await expect((await dialog()).getByRole('textbox', { name: /Notification Date/ })).toHaveValue('2');
  },
};

/** A rule that could not be deleted is told, and still there (D14). */
export const RefusesDeleting: Story = {
  beforeEach: ({ msw }) => msw.use(mock(deleteMilestoneAlert, refused)),
  play: async ({ canvas }) => {
    await press(`Delete ${words}`);
    const question = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText(refused.message)).toBeInTheDocument();
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** Of whoever is signed in, told in the specified words (D3). */
export const ChangesExpiry: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Notification Expiry/ }));
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(await screen.findByText('Notification Expiry changed succesfully.')).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith({ id: 12, userId: sampleSettings.userId, newValue: 0 });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getNotificationSettings)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getNotificationSettings, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByText('The notification settings could not be loaded.')).toBeVisible();
  },
};
