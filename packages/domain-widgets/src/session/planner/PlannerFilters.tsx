import type { IdName } from '@crt/api-client/types-design-sessions';
import { sessionTexts } from '@crt/domain/session-texts';
import type { SessionDurations } from '@crt/domain/slot-search';
import { Button } from '@crt/ui/Button';
import { Checkbox } from '@crt/ui/Checkbox';
import { RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import { Select } from '@crt/ui/Select';
import type { ReactNode } from 'react';
import { DurationChoice } from '../properties/DurationChoice.tsx';
import type { PlannerDraft } from './planner-draft.ts';
import { sessionPlannerTexts as texts } from './session-planner.texts.ts';
import * as styles from './session-planner.css.ts';

export interface PlannerFiltersProps {
  readonly draft: PlannerDraft;
  /** Undefined while they are on their way. */
  readonly productTypes: readonly IdName[] | undefined;
  /** Plans whose request id contains the typed text. */
  readonly findPlans: LoadOptions<string>;
  /** Another plan was chosen, or it was taken back (N29). */
  readonly onPlan: (requestId: string | null) => void;
  /** Another product type was chosen, or the same with another priority (N29, N30). */
  readonly onType: (type: Pick<PlannerDraft, 'productTypeId' | 'priority'>) => void;
  readonly onDurations: (durations: Partial<SessionDurations>) => void;
  /** Searches for slots. */
  readonly onApply: () => void;
  /** What the chosen plan brings along is on its way. */
  readonly isPlanLoading?: boolean;
  /** Why nothing came, in a sentence. */
  readonly planFailure?: string | undefined;
  /** What else may be done here. */
  readonly actions?: ReactNode;
}

const parts = ['preparation', 'session', 'post'] as const;

/** What slots are searched for: a plan or a product type, and how long the parts of its session take (N28 to N30). */
export const PlannerFilters = (props: PlannerFiltersProps) => {
  const { draft, onDurations, onApply, isPlanLoading = false } = props;
  const hasNothing = draft.requestId === null && draft.productTypeId === null;
  const isTooShort = draft.session <= 0;
  return (
    <div role="group" aria-label={texts.filters} className={styles.filters}>
      <PlanChoice {...props} />
      <TypeChoice {...props} />
      {parts.map((part) => (
        <DurationChoice
          key={part}
          label={texts[part]}
          kind={part === 'session' ? 'session' : 'working'}
          value={draft[part]}
          onChange={(duration) => onDurations({ [part]: duration })}
          errorMessage={part === 'session' && isTooShort ? sessionTexts.sessionTimeRequired : undefined}
        />
      ))}
      <Button
        tone="accent"
        variant="solid"
        onPress={onApply}
        isPending={isPlanLoading}
        disabledReason={hasNothing ? texts.prompt : isTooShort ? sessionTexts.sessionTimeRequired : undefined}
      >
        {texts.apply}
      </Button>
      {props.actions}
    </div>
  );
};

const PlanChoice = ({ draft, findPlans, onPlan, planFailure }: PlannerFiltersProps) => {
  const { requestId } = draft;
  return (
    <div className={styles.choice}>
      <RemoteComboBox<string>
        label={texts.planId}
        load={findPlans}
        minimumLetters={1}
        value={requestId === null ? null : { id: requestId, name: requestId }}
        onChange={(option) => onPlan(option?.id ?? null)}
        errorMessage={planFailure}
      />
    </div>
  );
};

const TypeChoice = ({ draft, productTypes, onType }: PlannerFiltersProps) => {
  const { requestId, productTypeId, priority } = draft;
  return (
    <>
      <div className={styles.choice}>
        <Select<number>
          label={texts.productType}
          options={productTypes ?? []}
          isDisabled={productTypes === undefined}
          value={productTypeId}
          onChange={(id) => onType({ productTypeId: id, priority })}
        />
      </div>
      <div className={styles.flag}>
        <Checkbox
          isSelected={priority}
          // The priority of a plan is the plan's own.
          isDisabled={requestId !== null}
          onChange={(isPriority) => onType({ productTypeId, priority: isPriority })}
        >
          {texts.priority}
        </Checkbox>
      </div>
    </>
  );
};
