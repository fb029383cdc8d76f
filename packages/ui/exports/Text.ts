export { Heading, Text, revealWhenCut } from '../src/primitives/Text/Text.tsx';
export type { HeadingProps, TextProps } from '../src/primitives/Text/Text.tsx';
export { wholeNumbers } from '../src/primitives/Text/whole-numbers.tsx';
