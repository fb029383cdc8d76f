import { isRefused, workflowFindingText, type WorkflowFinding } from '@crt/domain/workflow';
import { Banner } from '@crt/ui/Banner';
import * as styles from './WorkflowEditor.css.ts';

export interface WorkflowFindingsProps {
  readonly findings: readonly WorkflowFinding[];
  readonly nameOf: (stepId: number) => string;
}

/** What is wrong or strange about a workflow, in sentences: what refuses it and what is only told. */
export const WorkflowFindings = ({ findings, nameOf }: WorkflowFindingsProps) => {
  const groups = [
    { tone: 'critical' as const, found: findings.filter(isRefused) },
    { tone: 'caution' as const, found: findings.filter((finding) => !isRefused(finding)) },
  ];
  // The region is there before anything is found, so that what comes is announced.
  return (
    <div role="status" className={styles.findings}>
      {groups.map(
        ({ tone, found }) =>
          found.length > 0 && (
            <Banner key={tone} tone={tone}>
              {found.map((finding) => (
                <div key={`${finding.kind} ${finding.stepIds.join(' ')}`}>
                  {workflowFindingText(finding, nameOf)}
                </div>
              ))}
            </Banner>
          ),
      )}
    </div>
  );
};
