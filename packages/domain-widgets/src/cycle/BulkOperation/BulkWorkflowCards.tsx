import { Card } from '@crt/ui/Card';
import { DataTable, defineColumns, selectionOf } from '@crt/ui/DataTable';
import { EmptyState } from '@crt/ui/EmptyState';
import { Stack } from '@crt/ui/Stack';
import { wholeNumbers } from '@crt/ui/Text';
import { someOf } from '../../shared/some-of.ts';
import * as styles from './BulkOperation.css.ts';
import { stateChange, type ChoosableStep, type ChoosableWorkflow } from './bulk-item.ts';
import { bulkTexts } from './bulk.texts.ts';
import { transitionColumn } from './transition-column.tsx';

export interface BulkWorkflowCardsProps {
  readonly workflows: readonly ChoosableWorkflow[];
  /** Keys of the chosen steps. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

const words = bulkTexts.columns;
/** Numbers that are told one by one: they fit in the narrowest column, with how many more there are. The summary has all. */
const mostTold = 5;

const numbersOf = ({ affectedCases }: ChoosableStep) =>
  someOf(
    affectedCases.map(({ requestId }) => requestId),
    mostTold,
  );

const columns = defineColumns<ChoosableStep>([
  { id: 'step', header: words.workflowStep, kind: 'text', value: ({ name }) => name, width: 200 },
  {
    id: 'action',
    header: words.action,
    kind: 'badge',
    value: ({ transitionAction: { name, type } }) => ({ text: name, tone: 'info', rank: type }),
    width: 150,
  },
  transitionColumn(stateChange),
  {
    id: 'cases',
    header: words.affectedCases,
    kind: 'custom',
    cell: (step) => <span className={styles.numbers}>{wholeNumbers(numbersOf(step).join(', '))}</span>,
    value: (step) => numbersOf(step).join(', '),
    width: 260,
    isFlexible: true,
    isSortable: false,
  },
]);
const getRowKey = ({ key }: ChoosableStep) => key;

/** A card for each workflow, with what the selected cases can do in it; several can be chosen (J6). */
export const BulkWorkflowCards = ({ workflows, chosen, onChoose }: BulkWorkflowCardsProps) => {
  if (workflows.length === 0) return <EmptyState reason="nothingYet" title={bulkTexts.nothingToDo} />;
  return (
    <Stack gap={4}>
      {workflows.map((workflow) => (
        <WorkflowCard
          key={workflow.key}
          workflow={workflow}
          isTold={workflows.some(({ id, key }) => id === workflow.id && key !== workflow.key)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  );
};

interface WorkflowCardProps extends Omit<BulkWorkflowCardsProps, 'workflows'> {
  readonly workflow: ChoosableWorkflow;
  /** Its version is told, because another one of the same workflow is there too. */
  readonly isTold: boolean;
}

const WorkflowCard = ({ workflow, isTold, chosen, onChoose }: WorkflowCardProps) => {
  const own = workflow.workflowSteps.map(({ key }) => key);
  const title = isTold ? bulkTexts.ofVersion(workflow.name, workflow.version) : workflow.name;
  const ofOthers = [...chosen].filter((key) => !own.includes(key));
  return (
    <Card title={title} headingLevel={3} padding="none">
      <DataTable
        label={bulkTexts.stepsOf(title)}
        columns={columns}
        rows={workflow.workflowSteps}
        getRowKey={getRowKey}
        selectionMode="multiple"
        selection={selectionOf(own.filter((key) => chosen.has(key)))}
        onSelectionChange={({ isInverted, keys }) =>
          onChoose(new Set([...ofOthers, ...own.filter((key) => keys.has(key) !== isInverted)]))
        }
        hasColumnChooser={false}
        height="content"
      />
    </Card>
  );
};
