export { ConnectedLeadTimeItems } from '../src/lead-time/LeadTimeItems/ConnectedLeadTimeItems.tsx';
export type { ConnectedLeadTimeItemsProps } from '../src/lead-time/LeadTimeItems/ConnectedLeadTimeItems.tsx';
