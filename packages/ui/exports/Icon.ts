export { Icon } from '../src/primitives/Icon/Icon.tsx';
export type { IconProps } from '../src/primitives/Icon/Icon.tsx';
