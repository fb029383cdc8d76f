import type { JobStepOfJob } from '@crt/api-client/types-main';
import { jobStepStatus } from '@crt/domain/job';
import { Button } from '@crt/ui/Button';
import { Stepper, type Step, type StepStatus } from '@crt/ui/Stepper';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { jobCardTexts as texts } from '../job.texts.ts';
import { currentStep, type SteppedWork } from '../job-view.ts';
import { Criticality } from './Criticality.tsx';
import * as styles from './JobCard.css.ts';
import { StepFacts } from './StepFacts.tsx';
import { windowOfSteps } from './step-window.ts';

/** The sign of each status (H13). */
const signs: Readonly<Record<JobStepOfJob['status'], StepStatus>> = {
  [jobStepStatus.pending]: 'wait',
  [jobStepStatus.inProgress]: 'process',
  [jobStepStatus.completed]: 'success',
  [jobStepStatus.failed]: 'error',
  [jobStepStatus.skipped]: 'skipped',
};

export interface JobStepsProps {
  readonly work: SteppedWork;
  readonly timeZone: string;
}

/** The steps of a job or rework in their order, each with its state, and what was planned against what happened (H13, H14). */
export const JobSteps = ({ work, timeZone }: JobStepsProps) => {
  const { jobSteps } = work;
  const current = currentStep(work)?.id;
  const around = windowOfSteps(
    jobSteps.length,
    jobSteps.findIndex(({ id }) => id === current),
  );
  const [isOpen, setOpen] = useState({ earlier: false, later: false });
  const from = isOpen.earlier ? 0 : around.from;
  const to = isOpen.later ? jobSteps.length : around.to;
  return (
    <div className={styles.steps}>
      {from > 0 && (
        <div>
          <Button variant="ghost" icon={<ChevronUp />} onPress={() => setOpen({ ...isOpen, earlier: true })}>
            {texts.earlier(from)}
          </Button>
        </div>
      )}
      <Stepper
        label={texts.steps(work.name)}
        orientation="vertical"
        current={String(current)}
        steps={jobSteps.slice(from, to).map((step) => stepOf(step, timeZone))}
      />
      {to < jobSteps.length && (
        <div>
          <Button variant="ghost" icon={<ChevronDown />} onPress={() => setOpen({ ...isOpen, later: true })}>
            {texts.later(jobSteps.length - to)}
          </Button>
        </div>
      )}
    </div>
  );
};

const stepOf = (step: JobStepOfJob, timeZone: string): Step => ({
  id: String(step.id),
  number: step.sequenceNumber,
  title: step.name,
  status: signs[step.status],
  stateText: step.statusDescription,
  description: <Criticality level={step.criticalityLevel} />,
  facts: <StepFacts step={step} timeZone={timeZone} />,
});
