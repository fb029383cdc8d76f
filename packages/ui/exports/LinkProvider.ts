export { LinkProvider } from '../src/primitives/Link/LinkProvider.tsx';
export type { LinkProviderProps } from '../src/primitives/Link/LinkProvider.tsx';
