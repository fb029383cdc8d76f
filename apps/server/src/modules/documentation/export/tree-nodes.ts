import type { Output } from '../../../contract/handlers.ts';

/** A node of a tree to choose from, as the contract has it (R8). */
export type TreeNode = Output<'getDocumentExportTree'>;

const longestLabel = 300;

const cut = (text: string): string =>
  text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…` : text;

/** A leaf, disabled where there is a reason. */
export const leaf = (id: string, label: string, disabledReason: string | null = null): TreeNode => ({
  id,
  label: cut(label),
  disabled: disabledReason !== null,
  disabledReason,
  children: [],
});

/** A node with others below it; without any, or where none of them can be ticked, it is disabled. */
export const branch = (id: string, label: string, children: TreeNode[], empty: string): TreeNode => ({
  id,
  label: cut(label),
  disabled: children.every(({ disabled }) => disabled),
  disabledReason: children.length === 0 ? empty : null,
  children,
});

/** The ids that chosen nodes name, by the kind of node. */
export interface ChosenNodes {
  readonly isAll: boolean;
  readonly of: (kind: string) => readonly number[];
}

/** Reads nodes as the contract writes them: `all`, `file-7702`. */
export function readNodes(nodes: readonly string[]): ChosenNodes {
  const byKind = Map.groupBy(
    nodes.map((node) => node.split('-')),
    ([kind]) => kind,
  );
  return {
    isAll: byKind.has('all'),
    of: (kind) => (byKind.get(kind) ?? []).map(([, id]) => Number(id)),
  };
}
