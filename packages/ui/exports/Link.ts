export { ButtonLink, Link } from '../src/primitives/Link/Link.tsx';
export type { ButtonLinkProps, LinkProps } from '../src/primitives/Link/Link.tsx';
