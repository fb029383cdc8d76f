import type { PrototypeWorkProcedure } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { Inline } from '@crt/ui/Stack';
import { Heading, Text } from '@crt/ui/Text';
import { Children, useId, type ReactNode } from 'react';
import { prototypeTexts as texts } from '../job.texts.ts';
import * as styles from '../WorkOrder/WorkOrderSection.css.ts';

export interface ProcedureSectionProps {
  readonly procedure: PrototypeWorkProcedure;
  /** Without it there is nothing but to read. */
  readonly mayEdit: boolean;
  readonly lockedReason: string | undefined;
  readonly onModify: () => void;
  readonly onRemove: () => void;
  /** Cards of its jobs. */
  readonly children: ReactNode;
}

/** A workflow of a prototype: it can be changed until one of its jobs has started (I2, I3). */
export const ProcedureSection = (props: ProcedureSectionProps) => {
  const { procedure, mayEdit, lockedReason, onModify, onRemove, children } = props;
  const id = useId();
  const disabledReason = procedure.canBeModified ? lockedReason : texts.started;
  return (
    <section aria-labelledby={id} className={styles.section} data-component="ProcedureSection">
      <header className={styles.header}>
        <Heading level={2} size="lead" id={id}>
          {texts.workflow(procedure.name)}
        </Heading>
        {mayEdit && (
          <Inline gap={1}>
            <Button variant="ghost" disabledReason={disabledReason} onPress={onModify}>
              {texts.modify}
            </Button>
            <Button variant="ghost" disabledReason={disabledReason} onPress={onRemove}>
              {texts.remove}
            </Button>
          </Inline>
        )}
      </header>
      {Children.count(children) === 0 ? <Text tone="muted">{texts.noJobs}</Text> : children}
    </section>
  );
};
