export { Skeleton, SkeletonText } from '../src/primitives/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from '../src/primitives/Skeleton/Skeleton.tsx';
