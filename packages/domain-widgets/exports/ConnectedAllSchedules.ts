export { ConnectedAllSchedules } from '../src/all-schedules/ConnectedAllSchedules.tsx';
export type { ConnectedAllSchedulesProps } from '../src/all-schedules/ConnectedAllSchedules.tsx';
export { initialAllSchedulesFilter } from '../src/all-schedules/all-schedules-filter.ts';
export type { AllSchedulesFilter } from '../src/all-schedules/all-schedules-filter.ts';
export { allSchedulesTexts } from '../src/all-schedules/all-schedules.texts.ts';
