export { EmailList } from '../src/fields/EmailList/EmailList.tsx';
export type { EmailListProps } from '../src/fields/EmailList/EmailList.tsx';
