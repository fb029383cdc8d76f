export { ConnectedDesignerSchedule } from '../src/schedule/ConnectedDesignerSchedule.tsx';
export type { ConnectedDesignerScheduleProps } from '../src/schedule/ConnectedDesignerSchedule.tsx';
export { scheduleTexts } from '../src/schedule/schedule.texts.ts';
