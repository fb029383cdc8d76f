export { WorkflowGraph } from '../src/data/WorkflowGraph/WorkflowGraph.tsx';
export type { WorkflowGraphProps } from '../src/data/WorkflowGraph/WorkflowGraph.tsx';
export type { WorkflowGraphStep } from '../src/data/WorkflowGraph/workflow-layout.ts';
