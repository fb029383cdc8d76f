/** One node of an ExportTree: a group of others, or a thing that can be chosen (R8). */
export interface ExportTreeNode {
  /** Unique in the whole tree. */
  readonly id: string;
  readonly label: string;
  /** Cannot be ticked, and neither can anything below it. */
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be ticked, read with its name and shown behind it. */
  readonly disabledReason?: string | undefined;
  readonly children?: readonly ExportTreeNode[] | undefined;
}

/** Whether all, none or some of what can be ticked below a node is ticked. */
export type CheckState = 'all' | 'none' | 'some';

/** A node that is open to the eye, with its place in the tree. */
export interface TreeLine {
  readonly node: ExportTreeNode;
  /** From 1. */
  readonly level: number;
  /** Place among its siblings, from 1. */
  readonly position: number;
  /** How many siblings there are, itself included. */
  readonly size: number;
  readonly parentId: string | undefined;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
  /** It or a node above it is disabled, or nothing below it can be ticked. */
  readonly isDisabled: boolean;
}

const childrenOf = (node: ExportTreeNode): readonly ExportTreeNode[] => node.children ?? [];

/** The ids of the leaves below a node (or its own, when it is one) that can be ticked. */
export function choosableLeaves(node: ExportTreeNode): string[] {
  if (node.isDisabled === true) return [];
  const children = childrenOf(node);
  return children.length === 0 ? [node.id] : children.flatMap(choosableLeaves);
}

/** The state of a node by the leaves below it; a disabled leaf that is ticked all the same counts for itself. */
export function checkStateOf(node: ExportTreeNode, checked: ReadonlySet<string>): CheckState {
  const children = childrenOf(node);
  if (children.length === 0) return checked.has(node.id) ? 'all' : 'none';
  const leaves = choosableLeaves(node);
  const count = leaves.reduce((sum, id) => sum + Number(checked.has(id)), 0);
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** The ticked leaves after a press on a node: everything below it, or nothing when all was ticked. */
export function toggleNode(node: ExportTreeNode, checked: ReadonlySet<string>): ReadonlySet<string> {
  const leaves = choosableLeaves(node);
  const next = new Set(checked);
  const isAll = leaves.every((id) => checked.has(id));
  for (const id of leaves) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The open part of a tree from top to bottom. */
export function treeLines(
  nodes: readonly ExportTreeNode[],
  expanded: ReadonlySet<string>,
): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  const walk = (
    siblings: readonly ExportTreeNode[],
    above: { level: number; parentId: string | undefined; isDisabled: boolean },
  ): void => {
    siblings.forEach((node, index) => {
      const children = childrenOf(node);
      const isDisabled = above.isDisabled || choosableLeaves(node).length === 0;
      const isExpanded = children.length > 0 && expanded.has(node.id);
      const place = { level: above.level, position: index + 1, size: siblings.length };
      const facts = { parentId: above.parentId, hasChildren: children.length > 0, isExpanded, isDisabled };
      lines.push({ node, ...place, ...facts });
      if (isExpanded) walk(children, { level: above.level + 1, parentId: node.id, isDisabled });
    });
  };
  walk(nodes, { level: 1, parentId: undefined, isDisabled: false });
  return lines;
}

/** The ids of all nodes that have children. */
export function branchIds(nodes: readonly ExportTreeNode[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (node: ExportTreeNode): void => {
    if (childrenOf(node).length > 0) ids.add(node.id);
    childrenOf(node).forEach(walk);
  };
  nodes.forEach(walk);
  return ids;
}

/** What a search leaves of a tree: nodes whose words contain all of its words, with everything below and above them. */
export function searchTree(nodes: readonly ExportTreeNode[], text: string): readonly ExportTreeNode[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return nodes;
  const found = (node: ExportTreeNode, above: string): ExportTreeNode[] => {
    const label = `${above} ${node.label.toLocaleLowerCase()}`;
    if (words.every((word) => label.includes(word))) return [node];
    const children = childrenOf(node).flatMap((child) => found(child, label));
    return children.length === 0 ? [] : [{ ...node, children }];
  };
  return nodes.flatMap((node) => found(node, ''));
}
