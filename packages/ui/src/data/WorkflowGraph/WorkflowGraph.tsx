import { lazy, Suspense, useState } from 'react';
import { useBrowserValue } from '../../theme/use-browser-value.ts';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './WorkflowGraph.css.ts';
import type { EdgeKind, WorkflowGraphStep } from './workflow-layout.ts';

const WorkflowDrawing = lazy(async () => {
  const { WorkflowDrawing: Drawing } = await import('./WorkflowDrawing.tsx');
  return { default: Drawing };
});

export interface WorkflowGraphProps {
  /** The name of the workflow, read aloud. */
  label: string;
  /** The steps in their order. Keep the array stable while nothing changed. */
  steps: readonly WorkflowGraphStep[];
  /** Whether the list or the drawing is seen at first; default the drawing. */
  initialView?: 'drawing' | 'list';
}

const StepList = ({ label, steps, isSeen }: WorkflowGraphProps & { isSeen: boolean }) => {
  const texts = useDataTexts();
  const names = new Map(steps.map(({ id, name }) => [id, name]));
  return (
    <ol className={isSeen ? styles.list : visuallyHidden} aria-label={label}>
      {steps.map(({ id, name, note, successId, failureId }) => {
        const failure = failureId === undefined ? undefined : names.get(failureId);
        const ways = [
          texts.onSuccess(names.get(successId ?? '') ?? texts.workflowEnd),
          ...(failure === undefined ? [] : [texts.onFailure(failure)]),
        ];
        return (
          <li key={id}>
            {note === undefined ? name : `${name} (${note})`}
            <span className={styles.ways}>{ways.join('; ')}</span>
          </li>
        );
      })}
    </ol>
  );
};

const LegendEntry = ({ kind, children }: { kind: EdgeKind; children: string }) => (
  <span className={styles.legendEntry}>
    <svg width="24" height="8" aria-hidden focusable="false">
      <path d="M0 4H24" className={styles.line[kind]} />
    </svg>
    {children}
  </span>
);

/**
 * A workflow to look at: its steps in rows from top to bottom, arrows for success and dashed ones for failure. The
 * same stands in a list, which screen readers always find and everybody can show. The drawing is loaded when it is
 * needed.
 */
export const WorkflowGraph = ({ label, steps, initialView = 'drawing' }: WorkflowGraphProps) => {
  const texts = useDataTexts();
  const [view, setView] = useState(initialView);
  const isList = view === 'list';
  // A server that answers in one go cannot wait for the drawing to be loaded; the list says the same.
  const isInBrowser = useBrowserValue(() => true, false);
  return (
    <section className={styles.root} aria-label={label} data-component="WorkflowGraph">
      <div className={styles.bar}>
        <span className={styles.legend} aria-hidden={isList}>
          <LegendEntry kind="success">{texts.successEdge}</LegendEntry>
          <LegendEntry kind="failure">{texts.failureEdge}</LegendEntry>
        </span>
        <BarButton onPress={() => setView(isList ? 'drawing' : 'list')}>
          {isList ? texts.workflowDrawing : texts.workflowList}
        </BarButton>
      </div>
      <StepList label={label} steps={steps} isSeen={isList} />
      {!isList && (
        <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
          <Suspense fallback={null}>{isInBrowser && <WorkflowDrawing steps={steps} />}</Suspense>
        </div>
      )}
    </section>
  );
};
