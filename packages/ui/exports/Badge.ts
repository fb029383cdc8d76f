export { Badge, Count } from '../src/primitives/Badge/Badge.tsx';
export type { BadgeProps, CountProps } from '../src/primitives/Badge/Badge.tsx';
