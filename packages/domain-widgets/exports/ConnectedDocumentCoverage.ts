export { ConnectedDocumentCoverage } from '../src/document/language-coverage/ConnectedDocumentCoverage.tsx';
export type { ConnectedDocumentCoverageProps } from '../src/document/language-coverage/ConnectedDocumentCoverage.tsx';
export { coverageTexts } from '../src/document/language-coverage/coverage.texts.ts';
