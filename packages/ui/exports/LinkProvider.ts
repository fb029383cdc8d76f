export { LinkProvider } from '../src/primitives/Link/LinkProvider.tsx';
export type { LinkProviderProps } from '../src/primitives/Link/LinkProvider.tsx';
export { useLinkRouter } from '../src/primitives/Link/link-context.ts';
export type { LinkRouter } from '../src/primitives/Link/link-context.ts';
