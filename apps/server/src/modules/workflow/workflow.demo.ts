import { dayMs } from '@crt/domain/day-ms';
import { addStep, setSuccessor, type WorkflowStep } from '@crt/domain/workflow';
import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { demoJobSteps } from '../demo/catalogue.ts';
import { workflows, workflowSteps, workflowVersions } from './workflow.tables.ts';

/** A version of a demo workflow: its steps by name, and what leads elsewhere than to the next. */
interface DemoVersion {
  readonly steps: readonly string[];
  readonly success?: Readonly<Record<string, string>>;
  /** Loops for rework, mostly. */
  readonly failure?: Readonly<Record<string, string>>;
  /** Steps that a signal from outside finishes. */
  readonly synced?: readonly string[];
}

interface DemoWorkflow {
  readonly symbol: string;
  readonly name: string;
  readonly displayName: string;
  /** From the first to the one that counts. */
  readonly versions: readonly DemoVersion[];
}

const flow = (
  symbol: string,
  name: string,
  displayName: string,
  ...versions: readonly DemoVersion[]
): DemoWorkflow => ({ symbol, name, displayName, versions });

const inspected = { 'Dimensional Inspection': 'Milling' };

/** Twelve workflows; seven were changed since they were made, some fail back into a loop (§3.0). */
const demoWorkflows: readonly DemoWorkflow[] = [
  flow(
    'DATA',
    'Manufacturing Data',
    'Prepare data',
    { steps: ['Prepare STL Data', 'Approve Manufacturing'] },
    {
      steps: ['Prepare STL Data', 'Approve Manufacturing', 'Nest Build Plate'],
      failure: { 'Approve Manufacturing': 'Prepare STL Data' },
    },
  ),
  flow(
    'SLM',
    'Selective Laser Melting',
    'Print',
    { steps: ['Nest Build Plate', 'Print', 'Depowder', 'Remove Supports'] },
    {
      steps: ['Nest Build Plate', 'Print', 'Depowder', 'Stress Relief', 'Remove Supports'],
      synced: ['Print'],
    },
    {
      steps: ['Nest Build Plate', 'Print', 'Depowder', 'Stress Relief', 'Wire EDM', 'Remove Supports'],
      failure: { Print: 'Nest Build Plate' },
      synced: ['Print'],
    },
  ),
  flow(
    'MILL',
    'Milling and Inspection',
    'Mill & inspect',
    { steps: ['Milling', 'Deburring', 'Dimensional Inspection'] },
    {
      steps: ['Milling', 'Thread Cutting', 'Deburring', 'Dimensional Inspection', 'Laser Marking'],
      failure: inspected,
    },
  ),
  flow('HEAT', 'Heat Treatment', 'Heat', {
    steps: ['Heat Treatment', 'Blasting', 'Visual Inspection'],
    synced: ['Heat Treatment'],
  }),
  flow('BEND', 'Plate Bending', 'Bend', {
    steps: ['Bending', 'Dimensional Inspection', 'Polishing'],
    failure: { 'Dimensional Inspection': 'Bending' },
  }),
  flow(
    'SURF',
    'Surface Finishing',
    'Finish',
    { steps: ['Blasting', 'Polishing', 'Visual Inspection'] },
    {
      steps: ['Blasting', 'Polishing', 'Anodizing', 'Visual Inspection'],
      failure: { 'Visual Inspection': 'Polishing' },
    },
  ),
  flow('CT', 'CT Inspection', 'Scan', {
    steps: ['Ultrasonic Cleaning', 'CT Inspection', 'Release'],
    failure: { 'CT Inspection': 'Ultrasonic Cleaning' },
  }),
  flow('ASSY', 'Joint Assembly', 'Assemble', {
    steps: ['Ultrasonic Cleaning', 'Assembly', 'Visual Inspection'],
    failure: { 'Visual Inspection': 'Assembly' },
  }),
  flow(
    'PACK',
    'Cleaning and Packaging',
    'Clean & pack',
    { steps: ['Ultrasonic Cleaning', 'Packaging'] },
    { steps: ['Ultrasonic Cleaning', 'Visual Inspection', 'Packaging', 'Release'] },
  ),
  flow(
    'STER',
    'Sterilization',
    'Sterilize',
    { steps: ['Packaging', 'Sterilization'] },
    { steps: ['Packaging', 'Sterilization', 'Release'], synced: ['Sterilization'] },
  ),
  flow('PEEK', 'PEEK Machining', 'Machine PEEK', {
    steps: ['Milling', 'Deburring', 'Dimensional Inspection', 'Bending', 'Laser Marking'],
    // Only what is out of shape is bent, and then measured again.
    success: { 'Dimensional Inspection': 'Laser Marking', Bending: 'Dimensional Inspection' },
    failure: { 'Dimensional Inspection': 'Bending' },
  }),
  flow(
    'GUIDE',
    'Guide Printing',
    'Print guides',
    { steps: ['Nest Build Plate', 'Print', 'Depowder'] },
    { steps: ['Nest Build Plate', 'Print', 'Depowder', 'Blasting', 'Visual Inspection'], synced: ['Print'] },
  ),
];

/** The ids of the demo workflows by their symbols. */
export const demoWorkflowIds: ReadonlyMap<string, number> = new Map(
  demoWorkflows.map(({ symbol }, place) => [symbol, place + 1]),
);

const stepIds = new Map(demoJobSteps.map(({ id, name }) => [name, id]));

function stepId(name: string): number {
  const id = stepIds.get(name);
  if (id === undefined) throw new Error(`The demo world has no job step ${name}`);
  return id;
}

function stepsOf({ steps, success = {}, failure = {}, synced = [] }: DemoVersion): readonly WorkflowStep[] {
  const empty: readonly WorkflowStep[] = [];
  let built = steps.map(stepId).reduce(addStep, empty);
  for (const [way, ways] of Object.entries({ success, failure }) as ['success' | 'failure', object][])
    for (const [from, to] of Object.entries(ways) as [string, string][])
      built = setSuccessor(built, { stepId: stepId(from), way, to: stepId(to) });
  const signals = new Set(synced.map(stepId));
  return built.map((step) => ({ ...step, checkSyncStatusOnly: signals.has(step.stepId) }));
}

/** Fills in the demo workflows with all their versions, made by one person, the last one some days ago. */
export async function fillWorkflows(tx: Database, now: Date, userId: string): Promise<void> {
  const all = demoWorkflows.map((one, place) => ({ ...one, id: place + 1 }));
  await insertRows(
    tx,
    workflows,
    all.map(({ versions, id, symbol, name, displayName }) => ({
      id,
      symbol,
      name,
      displayName,
      version: versions.length,
      stamp: versions.length,
    })),
  );
  const versions = all.flatMap(({ versions: made, id, symbol, name, displayName }) =>
    made.map((version, index) => ({
      row: {
        workflowId: id,
        version: index + 1,
        symbol,
        name,
        displayName,
        userId,
        madeAt: new Date(now.getTime() - (30 * (made.length - index) + id) * dayMs),
      },
      steps: stepsOf(version),
    })),
  );
  await insertRows(
    tx,
    workflowVersions,
    versions.map(({ row }) => row),
  );
  await insertRows(
    tx,
    workflowSteps,
    versions.flatMap(({ row: { workflowId, version }, steps }) =>
      steps.map((step, index) => ({ ...step, workflowId, version, place: index + 1 })),
    ),
  );
  await continueIds(tx, workflows);
}
