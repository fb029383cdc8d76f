export { ExportTree } from '../src/data/ExportTree/ExportTree.tsx';
export type { ExportTreeProps } from '../src/data/ExportTree/ExportTree.tsx';
export type { ExportTreeNode } from '../src/data/ExportTree/tree-checks.ts';
