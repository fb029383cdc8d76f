export { ApplyingLeadTimes } from '../src/lead-time/LeadTimeChoice/ApplyingLeadTimes.tsx';
export type { ApplyingLeadTimesProps } from '../src/lead-time/LeadTimeChoice/ApplyingLeadTimes.tsx';
export type { LeadTimeQuestion } from '../src/lead-time/LeadTimeChoice/ApplyingLeadTimes.tsx';
