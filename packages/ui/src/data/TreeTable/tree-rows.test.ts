import { describe, expect, it } from 'vitest';
import { defineColumns } from '../DataTable/column.ts';
import { parentKeys, treeRows, type TreeReading } from './tree-rows.ts';

interface Node {
  name: string;
  children?: Node[];
}

const tree: Node[] = [
  { name: 'b', children: [{ name: 'b2' }, { name: 'b10', children: [{ name: 'deep' }] }, { name: 'b1' }] },
  { name: 'a' },
];
const reading: TreeReading<Node> = {
  getRowKey: ({ name }) => name,
  getChildren: ({ children }) => children,
  columns: defineColumns<Node>([{ id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name }]),
  sort: [],
  locale: 'en',
  expandedKeys: new Set(),
};
const names = ({ rows }: { rows: readonly Node[] }) => rows.map(({ name }) => name);

describe('treeRows', () => {
  it('shows children of open rows only', () => {
    expect(names(treeRows(tree, reading))).toEqual(['b', 'a']);
    const { rows, branches } = treeRows(tree, { ...reading, expandedKeys: new Set(['b', 'a', 'b10']) });
    expect(names({ rows })).toEqual(['b', 'b2', 'b10', 'deep', 'b1', 'a']);
    expect(branches.get('deep')).toEqual({
      level: 3,
      hasChildren: false,
      isExpanded: false,
      position: 1,
      size: 1,
    });
    expect(branches.get('b10')).toMatchObject({ level: 2, isExpanded: true, position: 2, size: 3 });
    expect(branches.get('a')).toMatchObject({ isExpanded: false });
  });

  it('sorts siblings, so that children stay under their parents', () => {
    const sort = [{ columnId: 'name', direction: 'descending' as const }];
    const expandedKeys = parentKeys(tree, reading);
    expect(names(treeRows(tree, { ...reading, sort, expandedKeys }))).toEqual([
      'b',
      'b10',
      'deep',
      'b2',
      'b1',
      'a',
    ]);
    const up = [{ columnId: 'name', direction: 'ascending' as const }];
    expect(names(treeRows(tree, { ...reading, sort: up, expandedKeys }))).toEqual([
      'a',
      'b',
      'b1',
      'b2',
      'b10',
      'deep',
    ]);
  });
});
