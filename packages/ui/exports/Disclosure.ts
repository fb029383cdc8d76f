export { Disclosure } from '../src/primitives/Disclosure/Disclosure.tsx';
export type { DisclosureProps } from '../src/primitives/Disclosure/Disclosure.tsx';
