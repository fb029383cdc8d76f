import type { WorkOrderJob } from '@crt/api-client/types-main';
import { combinedStepLook } from '@crt/domain/combined-order';
import { Card } from '@crt/ui/Card';
import { EmptyState } from '@crt/ui/EmptyState';
import { Stack } from '@crt/ui/Stack';
import { Stepper, type Step } from '@crt/ui/Stepper';
import { Text } from '@crt/ui/Text';
import { someOf } from '../../shared/some-of.ts';
import { jobCardTexts } from '../job.texts.ts';
import { JobActions } from '../JobCard/JobActions.tsx';
import { combinedOrderTexts as texts } from './combined-order.texts.ts';

/** What can be done to the common job. */
export type CombinedAction = 'start' | 'complete' | 'undo';

export interface CombinedJobCardProps {
  readonly job: WorkOrderJob;
  /** Without it there is nothing but to read (L21). */
  readonly mayAct: boolean;
  readonly onAct: (action: CombinedAction) => void;
  /** Why nothing can be done at this moment. */
  readonly lockedReason?: string | undefined;
  /** The action that is on its way. */
  readonly busy?: CombinedAction | undefined;
}

const flags = { start: 'canStart', complete: 'canFinish', undo: 'canUndo' } as const;
const steps = ['start', 'complete'] as const;
const others = ['undo'] as const;

/** A step that is worked on is drawn as brought to its end (L11): it says that it is not there yet. */
function stepOf(job: WorkOrderJob, title: string, number: number): Step {
  const status = combinedStepLook(number, job);
  const state = texts.stepStatus[job.currentStepStatus];
  return { id: String(number), title, status, ...(status === 'finish' && { stateText: state }) };
}

/** Why the order cannot be taken on or back now, in the server's words (L10). */
function whyNot(job: WorkOrderJob, action: CombinedAction): string | undefined {
  if (job[flags[action]]) return undefined;
  return job.reasons.find((reason) => reason.action === action)?.text ?? jobCardTexts.notNow[action];
}

/** So many requests are told one by one. */
const mostTold = 5;

/** That the step waits for its signal, and for which requests that does not come yet: no button can tell it (§3.5.8). */
const SignalNote = ({ obstacles }: { readonly obstacles: readonly string[] }) => (
  <>
    <Text tone="muted" as="div">
      {obstacles.length === 0 ? jobCardTexts.waitsForSignal : jobCardTexts.waitsInVain}
    </Text>
    {someOf(obstacles, mostTold).map((obstacle) => (
      <Text key={obstacle} tone="muted" as="div">
        {obstacle}
      </Text>
    ))}
  </>
);

/** The job that all requests of an order go through together: where it stands, and what can be done (L10, L11). */
export const CombinedJobCard = ({ job, mayAct, onAct, lockedReason, busy }: CombinedJobCardProps) => {
  const { jobSteps, currentSequenceNumber: place } = job;
  const current = jobSteps[place - 1];
  return (
    <Card title={job.name} headingLevel={2}>
      <Stack gap={4}>
        <div role="status">
          <Text weight="semibold" size="lead">
            {current ? texts.step(place, jobSteps.length, current.name) : texts.noSteps}
          </Text>
          {current && (
            <>
              {' '}
              <Text tone="muted">{texts.stepStatus[job.currentStepStatus]}</Text>
              {job.waitsForSignal && <SignalNote obstacles={job.signalObstacles} />}
            </>
          )}
        </div>
        {mayAct && (
          <JobActions<CombinedAction>
            label={jobCardTexts.actionsOf(job.name)}
            steps={steps}
            others={others}
            whyNot={(action) => whyNot(job, action)}
            onAct={onAct}
            lockedReason={lockedReason}
            busy={busy}
          />
        )}
        {jobSteps.length === 0 ? (
          <EmptyState reason="nothingYet" title={texts.noSteps} />
        ) : (
          <Stepper
            label={jobCardTexts.steps(job.name)}
            current={String(place)}
            steps={jobSteps.map(({ name }, index) => stepOf(job, name, index + 1))}
          />
        )}
      </Stack>
    </Card>
  );
};
