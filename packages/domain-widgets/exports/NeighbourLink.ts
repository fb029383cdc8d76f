export { NeighbourLink } from '../src/shared/record/NeighbourLink.tsx';
export type { NeighbourLinkProps } from '../src/shared/record/NeighbourLink.tsx';
