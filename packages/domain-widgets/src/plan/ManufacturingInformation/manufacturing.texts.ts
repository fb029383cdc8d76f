/** Words of the manufacturing information of a plan (F22 to F29). */
export const manufacturingTexts = {
  title: 'Manufacturing Information',
  failed: 'The manufacturing information could not be loaded.',
  status: 'Manufacturing Status',
  progress: 'Manufacturing Progress',
  dataRevision: 'Required Data Revision',
  dataAvailability: 'Data Availability',
  dataAvailabilityQuestion:
    'Do you really want to check Data Availability? This operation cannot be reverted.',
  dataIsAvailable: 'The data are available already; this cannot be taken back.',
  treatmentSide: 'Treatment Side',
  treatmentSides: { 1: 'Left', 2: 'Right', 3: 'Bilateral' },
  location: 'Location',
  positionQuestion: 'Do you really want to change Manufacturing position?',
  ofCapacity: (position: number, capacity: number) => `${position} of ${capacity}`,
  hold: 'On Hold',
  resume: 'Resume',
  cannotHold: 'The plan cannot be put on hold or resumed now.',
  reschedule: 'Reschedule',
  rescheduleQuestion:
    'Completing this operation will reschedule pending Manufacturing Milestones and cannot be undone. Do you want to continue?',
  cannotReschedule: 'There are no manufacturing milestones that could be rescheduled now.',
} as const;
