import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { sampleCycle, sampleJob, sampleOrder, sampleRework, sampleStep } from '../sample-jobs.ts';
import { CyclePrintDialog } from './CyclePrintDialog.tsx';

const meta = {
  title: 'Widgets/Manufacturing/CyclePrintDialog',
  component: CyclePrintDialog,
  args: {
    print: 'traveler',
    details: sampleCycle,
    address: `https://crt.example.com/CRT/ManufacturingCycle/Details/${sampleCycle.id}`,
    printedAt: '20/11/2026 10:00 CET',
    printedBy: 'Hanna Meyer',
    onClose: fn(),
  },
} satisfies Meta<typeof CyclePrintDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
const preview = async () => within(await screen.findByRole('group', { name: 'Preview' }));

/** Header, material, steps with boxes, code, who printed it and when (REG13). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async () => {
    const paper = await preview();
    await expect(paper.getByText(sampleCycle.requestIdWithManufacturingRevision)).toBeVisible();
    await expect(paper.getAllByRole('img', { name: 'done' })).toHaveLength(2);
    await expect(paper.getAllByRole('img', { name: 'open' })).toHaveLength(3);
    await expect(paper.getByText('Printed 20/11/2026 10:00 CET by Hanna Meyer')).toBeInTheDocument();
    await expect(paper.getByText('UNCONTROLLED COPY')).toBeInTheDocument();
  },
};

/**
 * Who did what stands in ink already; a rework has its own steps, and what is done only after a failure is no step like the
 * others.
 */
export const ReworkAndFailure: Story = {
  tags: ['visual'],
  args: {
    details: {
      ...sampleCycle,
      workOrderModels: [
        {
          ...sampleOrder,
          manufacturingJobs: [
            {
              ...sampleJob,
              jobSteps: [
                sampleStep(1, 2, 'Dimensional Inspection'),
                { ...sampleStep(2, 0, 'Bending'), afterFailureOf: ['Dimensional Inspection'] },
                sampleStep(3, 0, 'Laser Marking'),
              ],
              reworks: [sampleRework],
            },
          ],
        },
      ],
    },
  },
  play: async () => {
    const paper = await preview();
    const rowOf = (name: RegExp) => within(paper.getByRole('row', { name }));
    await expect(rowOf(/Inspection.*HMEY/).getByRole('img', { name: 'done' })).toBeVisible();
    const bending = rowOf(/Bending/);
    await expect(bending.getByRole('img', { name: 'only after a failure' })).toBeVisible();
    await expect(bending.getByText('Only if Dimensional Inspection fails')).toBeVisible();
    await expect(rowOf(/Laser Marking/).getByRole('img', { name: 'open' })).toBeVisible();
    await expect(paper.getByText(`Rework of ${sampleJob.name} · ${sampleRework.name}`)).toBeVisible();
    await expect(rowOf(/Prepare blank/).getByText('HMEY')).toBeVisible();
  },
};

/** The label of its tray, at its size. */
export const Label: Story = {
  args: { print: 'label' },
  play: async () => {
    await expect((await preview()).getByText('40-2210')).toBeVisible();
  },
};

/** Two materials, each with its jobs. */
export const TwoMaterials: Story = {
  tags: ['no-visual'],
  args: {
    details: {
      ...sampleCycle,
      workOrderModels: [
        sampleOrder,
        { ...sampleOrder, materialNumber: '40-9999', combinedOrders: [], manufacturingJobs: [] },
      ],
    },
    print: 'label',
  },
  play: async () => {
    const label = await preview();
    for (const material of ['40-2210,', '40-9999']) await expect(label.getByText(material)).toBeVisible();
  },
};
