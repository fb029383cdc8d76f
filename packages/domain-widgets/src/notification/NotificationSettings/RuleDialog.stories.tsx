import { exampleOf } from '@crt/api-client/mocks';
import { listJobStepsForRules, listMaterialsForRules } from '@crt/api-client/main/notification-setting';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RuleGroup } from './rule-group.ts';
import { ruleSections } from './rule-groups.ts';
import { RuleDialog } from './RuleDialog.tsx';
import type { ChoicesOf } from './RuleFields.tsx';
import { sampleSettings } from './sample-settings.ts';

const groups = ruleSections.flatMap(({ cards }) => cards.flatMap((card) => card.groups));
const groupOf = (name: string): RuleGroup => {
  const group = groups.find((one) => one.ruleName === name);
  if (!group) throw new Error(`There is no group of ${name}.`);
  return group;
};

const choices: ChoicesOf = {
  productTypes: { options: sampleSettings.availableProductTypes },
  locations: { options: sampleSettings.availableManufacturingLocations },
  milestones: { options: sampleSettings.availableMilestones },
  planChanges: { options: [{ id: 'PRIORITY', name: 'Priority' }] },
  cycleChanges: { options: [{ id: 'ORDER_NUMBER', name: 'Order Number' }] },
  milestoneChanges: { options: [{ id: 7, name: 'Shipped' }] },
  materials: { options: exampleOf(listMaterialsForRules) },
  jobSteps: { options: exampleOf(listJobStepsForRules) },
  directions: {
    options: [
      { id: '0', name: 'Before' },
      { id: '1', name: 'After' },
    ],
  },
};

const meta = {
  title: 'Widgets/Notifications/RuleDialog',
  component: RuleDialog,
  args: {
    group: groupOf('Milestone Alert'),
    choices,
    onSources: fn(),
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof RuleDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const choose = async (label: RegExp, option: string) => {
  await userEvent.click((await dialog()).getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
const submit = async (name: 'Add' | 'Apply') =>
  userEvent.click((await dialog()).getByRole('button', { name }));
/** What is said in the dialog, each sentence once. */
const refusals = async () => [
  ...new Set((await dialog()).queryAllByText(/ is required$/).map(({ textContent }) => textContent)),
];

/** A quarter of the window; before, and one day, until something else is chosen (D5, D6, D8). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Add' });
    await expect(within(sheet).getByRole('textbox', { name: /Notification Date/ })).toHaveValue('1');
    await expect(within(sheet).getByRole('button', { name: /Before Direction/ })).toBeVisible();
  },
};

/** All of a milestone alert is asked for, the location in words of its own (D6, D7). */
export const MilestoneAlertMissing: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.clear((await dialog()).getByRole('textbox', { name: /Notification Date/ }));
    await submit('Add');
    await waitFor(async () =>
      expect(await refusals()).toEqual([
        'Milestone is required',
        'Notification Date is required',
        'Product Type is required',
        'Manufacturing LocationId is required',
      ]),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A job step alert asks for material and job step too, and for the location in the other words (D7, D9). */
export const JobStepAlertMissing: Story = {
  tags: ['no-visual'],
  args: { group: groupOf('Job Step Alert') },
  play: async () => {
    await submit('Add');
    await waitFor(async () =>
      expect(await refusals()).toEqual([
        'Product Type is required',
        'Material is required',
        'Job Step is required',
        'Manufacturing Location is required',
      ]),
    );
  },
};

/** Product type and location first; for milestones the type of the change is the milestone (D11). */
export const ChangeRuleMissing: Story = {
  tags: ['no-visual'],
  args: { group: groupOf('Planned Milestone Change') },
  play: async () => {
    await submit('Add');
    await waitFor(async () =>
      expect(await refusals()).toEqual([
        'Product Type is required',
        'Manufacturing Location is required',
        'Change Type is required',
      ]),
    );
  },
};

/** '2 before' is 2 and Before again when it is opened (D5, D8). */
export const Edits: Story = {
  args: { rule: sampleSettings.milestoneAlertsSettings[0] },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await expect(sheet.getByRole('textbox', { name: /Notification Date/ })).toHaveValue('2');
    await expect(sheet.getByRole('button', { name: /Before Direction/ })).toBeVisible();
    await choose(/Direction/, 'After');
    await submit('Apply');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ milestone: 7, threshold: 2, direction: '1', productType: 4, location: 1 }),
      ),
    );
  },
};

/** Another product type takes material and job step back, another material the job step (D10). */
export const Cascades: Story = {
  tags: ['no-visual'],
  args: {
    group: groupOf('Job Step Change'),
    rule: sampleSettings.changesNotificationSettings.jobStepChanges[0],
  },
  play: async ({ args }) => {
    const sheet = await dialog();
    await expect(sheet.getByRole('button', { name: /Milling Job Step/ })).toBeVisible();
    await choose(/Product Type/, 'Titanium mesh');
    await expect(args.onSources).toHaveBeenLastCalledWith({ productType: 6, material: null });
    await expect(sheet.getByRole('button', { name: /Select.* Material/ })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /Select.* Job Step/ })).toBeVisible();
    await choose(/Material/, '40-2210');
    await expect(args.onSources).toHaveBeenLastCalledWith({ productType: 6, material: 51 });
  },
};

/** What was chosen before and is offered no more stays chosen until something else is. */
export const NotOfferedAnyMore: Story = {
  args: {
    rule: sampleSettings.milestoneAlertsSettings[0],
    choices: { ...choices, locations: { options: [{ id: 2, name: 'Genk' }] } },
  },
  play: async () => {
    const location = await (await dialog()).findByRole('button', { name: /Not offered any more \(1\)/ });
    await waitFor(() => expect(location).toBeVisible());
  },
};

/** Materials that did not come are asked for again. */
export const ChoicesFailed: Story = {
  args: {
    group: groupOf('Job Step Change'),
    choices: {
      ...choices,
      materials: { options: [], closed: 'The choices could not be loaded.', onRetry: fn() },
      jobSteps: { options: [], closed: 'Choose the material first.' },
    },
  },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Retry' }));
    await expect(args.choices.materials.onRetry).toHaveBeenCalledOnce();
  },
};

/** While it is being saved nothing can be sent twice. */
export const Busy: Story = {
  tags: ['no-visual'],
  args: {
    rule: sampleSettings.milestoneAlertsSettings[0],
    onSubmit: fn(() => new Promise<void>(() => undefined)),
  },
  play: async ({ args }) => {
    await submit('Apply');
    await expect((await dialog()).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** What the server refuses stands in the dialog, which keeps what was entered (D14, D28). */
export const Refused: Story = {
  tags: ['no-visual'],
  args: {
    rule: sampleSettings.milestoneAlertsSettings[0],
    onSubmit: fn(() => Promise.reject(new Error('This rule exists already.'))),
  },
  play: async ({ args }) => {
    await submit('Apply');
    await expect(await screen.findByText('This rule exists already.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
