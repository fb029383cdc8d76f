export { TagGroup } from '../src/primitives/Tag/Tag.tsx';
export type { TagGroupProps, TagItem } from '../src/primitives/Tag/Tag.tsx';
