export { Stack, Inline, Spacer, Inset } from '../src/layout/Stack/Stack.tsx';
export type { InlineProps, StackProps } from '../src/layout/Stack/Stack.tsx';
export type { Space } from '../src/layout/space.ts';
