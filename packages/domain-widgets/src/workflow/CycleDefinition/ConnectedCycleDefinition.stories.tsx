import {
  getCycleDefinition,
  listWorkflowsForDefinitions,
  saveCycleDefinition,
} from '@crt/api-client/main/cycle-definition';
import { createMockQueryClient, mock } from '@crt/api-client/mocks';
import { clearToasts } from '@crt/ui/toast';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectedCycleDefinition } from './ConnectedCycleDefinition.tsx';

const workflows = [
  { id: 88, symbol: 'MILL', name: 'Milling and inspection', displayName: 'Mill & inspect' },
  { id: 90, symbol: 'PACK', name: 'Cleaning and packaging', displayName: 'Clean & pack' },
  { id: 91, symbol: 'STER', name: 'Sterilization', displayName: 'Sterilize' },
];
const definition = {
  id: 9,
  name: 'Jaw joint prosthesis',
  timestampBase64: 'AAAAAAAAB9E=',
  workProcedures: [
    {
      id: 33,
      materialNumber: '44-5010',
      workflows: workflows.slice(0, 2),
    },
    {
      id: 34,
      materialNumber: '44-5020',
      workflows: workflows.slice(1),
    },
  ],
};

const meta = {
  title: 'Widgets/Workflow/ConnectedCycleDefinition',
  component: ConnectedCycleDefinition,
  args: {
    id: 9,
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
    msw.use(mock(getCycleDefinition, definition), mock(listWorkflowsForDefinitions, workflows));
    return clearToasts;
  },
} satisfies Meta<typeof ConnectedCycleDefinition>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = () => within(document.body);
const envelope = { result: 0 as const, timestamp: null };

/** Two materials with their workflows (U11). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Jaw joint prosthesis');
    const materials = canvas.getAllByRole('textbox', { name: /^Material Number/ });
    await expect(materials.map((field) => (field as HTMLInputElement).value)).toEqual(['44-5010', '44-5020']);
  },
};

/** Another order, saved under the same id: nothing is navigated to (U12). */
export const Updates: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, msw, args }) => {
    const sent = fn();
    msw.use(
      mock(saveCycleDefinition, ({ body }) => {
        sent(body);
        return { ...envelope, id: 9, message: 'Manufacturing Cycle Definition updated succesfully.' };
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Move 44-5020 up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await page().findByText('Manufacturing Cycle Definition updated succesfully.'),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      id: 9,
      name: 'Jaw joint prosthesis',
      workProcedures: [
        {
          id: 34,
          materialNumber: '44-5020',
          workflows: [90, 91],
        },
        {
          id: 33,
          materialNumber: '44-5010',
          workflows: [88, 90],
        },
      ],
    });
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

/** A new one says what is missing, and is opened under the id that it got (U12). */
export const Creates: Story = {
  tags: ['no-visual'],
  args: { id: 0 },
  play: async ({ canvas, msw, args }) => {
    msw.use(
      mock(saveCycleDefinition, {
        ...envelope,
        id: 12,
        message: 'Manufacturing Cycle Definition created succesfully.',
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    for (const field of ['Name', 'Material Number', 'Workflows'])
      await expect(await canvas.findByText(`${field} is required`)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Orbital');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Material Number/ }), '50-1');
    await userEvent.click(canvas.getByRole('button', { name: /Workflows/ }));
    await userEvent.click(await page().findByRole('option', { name: /Sterilization/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await page().findByText('Manufacturing Cycle Definition created succesfully.'),
    ).toBeVisible();
    await expect(args.onCreated).toHaveBeenCalledWith(12);
  },
};

/** What the server has against it stands above the form, and nothing typed is lost (U12). */
export const Refused: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(
      mock(saveCycleDefinition, {
        ...envelope,
        result: 2 as const,
        id: null,
        message: 'A manufacturing cycle definition with the name PEEK cranial already exists.',
      }),
    );
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'PEEK cranial');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already exists');
    await expect(name).toHaveValue('PEEK cranial');
  },
};
