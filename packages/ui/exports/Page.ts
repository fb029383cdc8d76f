export { Page } from '../src/layout/Page/Page.tsx';
export type { PageProps } from '../src/layout/Page/Page.tsx';
