export { ConnectedTrace } from '../src/trace/ConnectedTrace.tsx';
export type { ConnectedTraceProps } from '../src/trace/ConnectedTrace.tsx';
export type { TraceLinks } from '../src/trace/trace-nodes.ts';
export { traceTexts } from '../src/trace/trace.texts.ts';
