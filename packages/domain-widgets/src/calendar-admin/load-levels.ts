import type { HeatLevel } from '@crt/ui/HeatMap';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';

/** How full a day is, in hundredths of what it allows (T15). */
export const loadLevels: readonly HeatLevel[] = [
  { from: 0, label: texts.free, tone: 'neutral' },
  { from: 1, label: texts.someTaken, tone: 'positive' },
  { from: 75, label: texts.nearlyFull, tone: 'caution' },
  { from: 100, label: texts.full, tone: 'caution', strength: 3 },
  { from: 101, label: texts.over, tone: 'critical', strength: 2 },
];

/** What a day of a calendar of holidays is. */
export const dayLevels: readonly HeatLevel[] = [
  { from: 0, label: texts.workingDay, tone: 'neutral' },
  { from: 1, label: texts.weekend, tone: 'neutral', strength: 3 },
  { from: 2, label: texts.holiday, tone: 'accent', strength: 2 },
];
