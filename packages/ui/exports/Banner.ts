export { Banner } from '../src/primitives/Banner/Banner.tsx';
export type { BannerProps } from '../src/primitives/Banner/Banner.tsx';
