export { ConnectedNoticesOfPage } from '../src/notification/GlobalNotices/ConnectedNoticesOfPage.tsx';
export type { ConnectedNoticesOfPageProps } from '../src/notification/GlobalNotices/ConnectedNoticesOfPage.tsx';
