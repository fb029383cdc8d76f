export { ConnectedNoticesOfPage } from '../src/notification/GlobalNotices/ConnectedNoticesOfPage.tsx';
export type {
  ConnectedNoticesOfPageProps,
  RowWithNotices,
} from '../src/notification/GlobalNotices/ConnectedNoticesOfPage.tsx';
