import { EmptyState } from '@crt/ui/EmptyState';
import { ExportTree, type ExportTreeNode } from '@crt/ui/ExportTree';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useState } from 'react';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { choosable, openAtFirst } from './export-choice.ts';
import { exportTexts as texts } from './export.texts.ts';
import type { TreesRead } from './use-trees.ts';

export interface ExportTreeSectionProps {
  /** The name of the tree. */
  readonly label: string;
  readonly trees: TreesRead;
  /** Said while nothing is chosen to make a tree of; undefined as soon as something is. */
  readonly begin: string | undefined;
  readonly checkedIds: ReadonlySet<string>;
  readonly onCheckedChange: (ids: ReadonlySet<string>) => void;
  /** What is wrong with the choice: 'Choose at least one file'. */
  readonly fault: string | undefined;
}

/** The tree of what can be exported, or why there is none; what is wrong with the choice stands below (R6, R8). */
export const ExportTreeSection = (props: ExportTreeSectionProps) => (
  <Stack gap={2}>
    <TreeOrState {...props} />
    <div role="alert">
      {props.fault !== undefined && (
        <Text as="p" tone="critical">
          {props.fault}
        </Text>
      )}
    </div>
  </Stack>
);

const TreeOrState = ({ trees, begin, ...props }: ExportTreeSectionProps) => {
  const { nodes, error, isFetching, retry } = trees;
  if (begin !== undefined)
    return (
      <EmptyState reason="nothingYet" title={texts.beginTitle}>
        {begin}
      </EmptyState>
    );
  if (error)
    return <FailedRead error={error} failed={texts.treeFailed} onRetry={retry} isRetrying={isFetching} />;
  if (!nodes) return <SkeletonText lines={8} />;
  if (nodes.length === 0) return <EmptyState reason="nothingMatches" title={texts.none} />;
  return <Tree {...props} nodes={nodes} />;
};

type TreeProps = Pick<ExportTreeSectionProps, 'label' | 'checkedIds' | 'onCheckedChange'> & {
  readonly nodes: readonly ExportTreeNode[];
};

/** What is open counts for a tree; another one begins anew. */
const Tree = ({ label, nodes, checkedIds, onCheckedChange }: TreeProps) => {
  const [open, setOpen] = useState<{ readonly of: unknown; readonly ids: ReadonlySet<string> }>();
  const ids = open?.of === nodes ? open.ids : openAtFirst(nodes, choosable(nodes).length);
  return (
    <ExportTree
      label={label}
      nodes={nodes}
      checkedIds={checkedIds}
      onCheckedChange={onCheckedChange}
      expandedIds={ids}
      onExpandedChange={(next) => setOpen({ of: nodes, ids: next })}
      hasSearch
    />
  );
};
