import { useId, useMemo } from 'react';
import * as styles from './WorkflowGraph.css.ts';
import { layOut, type EdgeKind, type WorkflowGraphStep } from './workflow-layout.ts';
import { drawEdges, leftOf, SIZES } from './workflow-lines.ts';

const ArrowHead = ({ id, kind }: { id: string; kind: EdgeKind }) => (
  <marker
    id={`${id}-${kind}`}
    viewBox="0 0 8 8"
    refX="7"
    refY="4"
    markerWidth="7"
    markerHeight="7"
    orient="auto-start-reverse"
  >
    <path d="M1 1 7 4 1 7z" className={styles.arrowHead[kind]} />
  </marker>
);

/** The drawing itself; what it shows is said by the list beside it, so it is hidden from screen readers. */
export const WorkflowDrawing = ({ steps }: { steps: readonly WorkflowGraphStep[] }) => {
  const id = useId();
  const { layout, drawn } = useMemo(() => {
    const rows = layOut(steps);
    return { layout: rows, drawn: drawEdges(rows) };
  }, [steps]);
  return (
    <div aria-hidden className={styles.sheet} style={{ inlineSize: drawn.width, blockSize: drawn.height }}>
      <svg className={styles.lines} width={drawn.width} height={drawn.height} focusable="false">
        <defs>
          <ArrowHead id={id} kind="success" />
          <ArrowHead id={id} kind="failure" />
        </defs>
        {drawn.lines.map(({ edge, path }) => (
          <path
            key={`${edge.from} ${edge.to} ${edge.kind}`}
            d={path}
            className={styles.line[edge.kind]}
            markerEnd={`url(#${id}-${edge.kind})`}
          />
        ))}
      </svg>
      {layout.steps.map((placed) => (
        <div
          key={placed.step.id}
          className={styles.step}
          title={placed.step.name}
          style={{
            insetInlineStart: leftOf(placed),
            insetBlockStart: drawn.tops[placed.row],
            inlineSize: SIZES.width,
            blockSize: SIZES.height,
          }}
        >
          <span className={styles.name}>{placed.step.name}</span>
          {placed.step.note !== undefined && <span className={styles.note}>{placed.step.note}</span>}
        </div>
      ))}
    </div>
  );
};
