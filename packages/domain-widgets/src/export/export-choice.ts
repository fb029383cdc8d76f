import type {
  DocumentNumberEntry,
  ExportTreeNode,
  ProductGtinEntry,
} from '@crt/api-client/types-documentation';
import type { ExportTreeNode as KitNode } from '@crt/ui/ExportTree';
import type { Option } from '@crt/ui/Select';

/** How an export is chosen; products have the last one too (R6, R7, Q5). */
export type ExportMode = 'manual' | 'bulk' | 'documentBased';

/** So many documents or products are chosen one by one at most. */
export const mostPicks = 1000;

/** So many leaves of a tree one call takes (the contract's limit). */
export const mostTicked = 20_000;

/** A tree with more leaves begins closed. */
const mostOpen = 300;

/** A document or a product that was chosen, by number or GTIN. */
export type Pick = Option<number>;

/** A document as it is chosen. */
export const documentPick = ({ id, number }: DocumentNumberEntry): Pick => ({ id, name: number });

/** A product as it is chosen; one that was imported may have no GTIN. */
export const productPick = ({ id, gtin, description }: ProductGtinEntry): Pick => ({
  id,
  name: gtin ?? description,
});

/** More picks behind those that there are: each once, and no more than fit. */
export const withPicks = (picks: readonly Pick[], more: readonly Pick[]): readonly Pick[] => {
  const known = new Set(picks.map(({ id }) => id));
  return [...picks, ...more.filter(({ id }) => !known.has(id))].slice(0, mostPicks);
};

/** The nodes of a tree as the kit draws them. */
export const treeNodes = (nodes: readonly ExportTreeNode[]): KitNode[] =>
  nodes.map(({ id, label, disabled, disabledReason, children }) => ({
    id,
    label,
    isDisabled: disabled,
    disabledReason: disabledReason ?? undefined,
    children: treeNodes(children),
  }));

/** The ids of the leaves that can be ticked. */
export const choosable = (nodes: readonly KitNode[]): string[] =>
  nodes.flatMap(({ id, isDisabled, children = [] }) => {
    if (isDisabled === true) return [];
    return children.length === 0 ? [id] : choosable(children);
  });

/** The branches that are open at first: all of a small tree, none of a large one. */
export const openAtFirst = (nodes: readonly KitNode[], leaves: number): ReadonlySet<string> => {
  const branches = (some: readonly KitNode[]): string[] =>
    some.flatMap(({ id, children = [] }) => (children.length === 0 ? [] : [id, ...branches(children)]));
  return new Set(leaves > mostOpen ? [] : branches(nodes));
};
