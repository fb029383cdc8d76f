export { Timeline } from '../src/timeline/Timeline/Timeline.tsx';
export type { TimelineProps } from '../src/timeline/Timeline/Timeline.tsx';
export type { TimelineDay, TimelineGroup, TimelineRow } from '../src/timeline/Timeline/timeline-layout.ts';
export { TimelineTextsProvider, englishTimelineTexts } from '../src/timeline/timeline-texts.ts';
export type { TimelineTexts } from '../src/timeline/timeline-texts.ts';
