import type { LinkedPlan } from '@crt/api-client/types-main';
import { Button, IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { ButtonLink } from '@crt/ui/Link';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { linkTexts as texts } from './link.texts.ts';

/** A link with the name of its kind. */
export interface LinkRow extends LinkedPlan {
  readonly typeName: string;
}

export interface LinkedPlansTableProps {
  readonly links: readonly LinkRow[];
  /** Address of a plan. */
  readonly planHref: (id: number) => string;
  /** Absent without the right to manage plans (F53). */
  readonly onAdd?: (() => void) | undefined;
  readonly onRemove: (link: LinkedPlan) => void;
  /** Address of the tree of orders, where this plan repeats one or is repeated (K). */
  readonly treeHref?: string | undefined;
  /** Another edit of the page runs (F10). */
  readonly isLocked?: boolean;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id, fulfilmentPlanId, linkType }: LinkedPlan) => `${id}/${fulfilmentPlanId}/${linkType}`;

/** The plans that a plan is linked with, and what there is to know about them (F51, F52, F62). */
export const LinkedPlansTable = (props: LinkedPlansTableProps) => {
  const { links, planHref, onAdd, onRemove, treeHref, isLocked = false, ...state } = props;
  const lockedReason = isLocked ? editTexts.locked : undefined;
  // Who may change nothing is promised nothing.
  const hasActions = onAdd !== undefined || links.some((link) => link.canBeDeleted);
  const columns = useMemo(() => {
    const facts = factColumns(planHref);
    return hasActions ? [...facts, actionsColumn(onRemove, lockedReason)] : facts;
  }, [planHref, onRemove, lockedReason, hasActions]);
  const { allRows: _, ...source } = useClientRows(links, columns);
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      getRowKey={getRowKey}
      getRowTone={toneOf}
      hasColumnChooser={false}
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...((onAdd ?? treeHref) !== undefined && {
        toolbar: (
          <>
            {onAdd && (
              <Button icon={<Plus />} disabledReason={lockedReason} onPress={onAdd}>
                {texts.add}
              </Button>
            )}
            {treeHref !== undefined && <ButtonLink href={treeHref}>{texts.tree}</ButtonLink>}
          </>
        ),
      })}
      {...source}
      {...state}
    />
  );
};

function toneOf({ hasWarning, warningMessage }: LinkedPlan) {
  return hasWarning
    ? ({ tone: 'caution', label: warningMessage ?? texts.columns.warning } as const)
    : undefined;
}

function factColumns(planHref: LinkedPlansTableProps['planHref']): readonly Column<LinkRow>[] {
  const words = texts.columns;
  return defineColumns<LinkRow>([
    {
      id: 'requestId',
      header: words.plan,
      kind: 'link',
      value: (row) => row.requestId,
      href: (row) => planHref(row.fulfilmentPlanId),
      width: 110,
    },
    {
      id: 'type',
      header: words.type,
      kind: 'text',
      value: (row) => row.typeName,
      lines: 2,
      width: 104,
    },
    {
      id: 'description',
      header: words.description,
      kind: 'text',
      value: (row) => row.linkDescription,
      lines: 2,
      width: 104,
    },
    {
      id: 'comment',
      header: words.comment,
      kind: 'text',
      value: (row) => row.comment,
      width: 104,
      isFlexible: true,
    },
    {
      id: 'warning',
      header: words.warning,
      kind: 'badge',
      value: (row) =>
        row.hasWarning ? { text: row.warningMessage ?? words.warning, tone: 'caution' } : undefined,
      width: 140,
      isFlexible: true,
    },
  ]);
}

const actionsColumn = (
  onRemove: LinkedPlansTableProps['onRemove'],
  lockedReason: string | undefined,
): Column<LinkRow> => ({
  id: 'actions',
  header: texts.columns.actions,
  kind: 'custom',
  align: 'end',
  width: 80,
  isSortable: false,
  isResizable: false,
  cell: (row) =>
    row.canBeDeleted && (
      <IconButton
        label={texts.remove(row.requestId)}
        icon={<Trash2 />}
        size="small"
        excludeFromTabOrder
        disabledReason={lockedReason}
        onPress={() => onRemove(row)}
      />
    ),
});
