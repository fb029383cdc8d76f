export { PageHeader } from '../src/patterns/PageHeader/PageHeader.tsx';
export type { PageHeaderProps } from '../src/patterns/PageHeader/PageHeader.tsx';
