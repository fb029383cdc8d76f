export { cycleDefinitionTexts, workflowTexts } from '../src/workflow/workflow.texts.ts';
