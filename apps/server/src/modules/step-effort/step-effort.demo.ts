import { effortGroupOf, everyLevel, type StepEffort } from '@crt/domain/step-effort';
import type { Database } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { effortRow, findEffortGroups, type EffortOfStep } from './step-effort.repository.ts';
import { stepEffortGroups, stepEfforts } from './step-effort.tables.ts';

/** Minutes of the steps that take long; every other one takes half an hour. */
const minutes: Readonly<Record<string, number>> = {
  'Prepare STL Data': 120,
  'Nest Build Plate': 60,
  Print: 1440,
  Depowder: 90,
  'Stress Relief': 600,
  'Heat Treatment': 720,
  'Wire EDM': 180,
  Milling: 240,
  Bending: 45,
  Polishing: 75,
  Anodizing: 150,
  'CT Inspection': 60,
  Assembly: 120,
  Sterilization: 960,
};

/** Machines that run without anybody beside them. */
const unattended = new Set(['Print', 'Stress Relief', 'Heat Treatment', 'Sterilization']);

/** Whose end nobody is held to. */
const unscheduled = new Set(['Approve Manufacturing', 'Release']);

/** The sites by how long they take, in percent of the first one; the inactive one has no efforts. */
const pace: Readonly<Record<number, number>> = { 1: 100, 2: 110, 3: 90 };

/** Nobody has entered anything yet for guides in Tokyo. */
const notEntered = { locationId: 3, workflow: 'Guide Printing' };

function effortAt(percent: number, { name }: EffortOfStep): StepEffort {
  const base = minutes[name] ?? 30;
  const isLong = base >= 240;
  return {
    effort: Math.round((base * percent) / 500) * 5,
    criticalities: everyLevel(
      unscheduled.has(name)
        ? []
        : [
            { level: 1, hours: isLong ? 8 : 4 },
            { level: 2, hours: isLong ? 24 : 12 },
            { level: 3, hours: isLong ? 48 : null },
          ],
    ),
    showExpectedTime: !unscheduled.has(name),
    requiresWorker: !unattended.has(name),
  };
}

/** Fills in what the steps of the demo workflows take at the active sites. */
export async function fillStepEfforts(tx: Database): Promise<void> {
  for (const [site, percent] of Object.entries(pace)) {
    const manufacturingLocationId = Number(site);
    const groups = (await findEffortGroups(tx, manufacturingLocationId)).filter(
      ({ name }) => notEntered.locationId !== manufacturingLocationId || notEntered.workflow !== name,
    );
    await insertRows(
      tx,
      stepEffortGroups,
      groups.map(({ id }) => ({
        id,
        workflowId: effortGroupOf(id).workflowId,
        manufacturingLocationId,
        stamp: 1,
      })),
    );
    await insertRows(
      tx,
      stepEfforts,
      groups.flatMap(({ id, items }) =>
        items.map((step) => ({
          groupId: id,
          jobStepId: step.jobStepId,
          ...effortRow(effortAt(percent, step)),
        })),
      ),
    );
  }
}
