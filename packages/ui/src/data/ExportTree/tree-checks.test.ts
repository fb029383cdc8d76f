import { describe, expect, it } from 'vitest';
import {
  branchIds,
  checkStateOf,
  choosableLeaves,
  searchTree,
  toggleNode,
  treeLines,
} from './tree-checks.ts';

const files = (...ids: string[]) => ids.map((id) => ({ id, label: id }));
const closed = { id: 'D3', label: 'Withdrawn', isDisabled: true, children: files('D3-de', 'D3-en') };
const open = { id: 'D1', label: 'Manual', children: files('D1-de', 'D1-en', 'D1-fr') };
const partly = {
  id: 'D2',
  label: 'Leaflet',
  children: [...files('D2-de'), { id: 'D2-en', label: 'en', isDisabled: true }],
};
const nodes = [open, partly, closed];

describe('checkStateOf', () => {
  it('is told by the leaves that can be ticked', () => {
    expect(checkStateOf(open, new Set())).toBe('none');
    expect(checkStateOf(open, new Set(['D1-de']))).toBe('some');
    expect(checkStateOf(open, new Set(['D1-de', 'D1-en', 'D1-fr']))).toBe('all');
    expect(checkStateOf(partly, new Set(['D2-de']))).toBe('all');
    expect(checkStateOf(closed, new Set())).toBe('none');
  });
});

describe('toggleNode', () => {
  it('fills a branch that is partly ticked, then empties it, and leaves the others alone', () => {
    const filled = toggleNode(open, new Set(['D1-en', 'D2-de']));
    expect([...filled].sort()).toEqual(['D1-de', 'D1-en', 'D1-fr', 'D2-de']);
    expect([...toggleNode(open, filled)]).toEqual(['D2-de']);
  });

  it('never ticks what is disabled', () => {
    expect([...toggleNode(partly, new Set())]).toEqual(['D2-de']);
    expect([...toggleNode(closed, new Set())]).toEqual([]);
    expect(choosableLeaves(closed)).toEqual([]);
  });
});

describe('treeLines', () => {
  it('lists what is open, with level and place', () => {
    const lines = treeLines(nodes, new Set(['D2']));
    expect(lines.map(({ node, level, position, size }) => [node.id, level, position, size])).toEqual([
      ['D1', 1, 1, 3],
      ['D2', 1, 2, 3],
      ['D2-de', 2, 1, 2],
      ['D2-en', 2, 2, 2],
      ['D3', 1, 3, 3],
    ]);
  });

  it('hands a disabled node down to what is below it', () => {
    const lines = treeLines(nodes, branchIds(nodes));
    expect(lines.filter(({ isDisabled }) => isDisabled).map(({ node }) => node.id)).toEqual([
      'D2-en',
      'D3',
      'D3-de',
      'D3-en',
    ]);
  });
});

describe('searchTree', () => {
  it('keeps what has all words, by itself or with what is above it, and all below a branch that has them', () => {
    const ids = (text: string) =>
      treeLines(searchTree(nodes, text), branchIds(nodes)).map(({ node }) => node.id);
    expect(searchTree(nodes, ' ')).toBe(nodes);
    expect(ids('MANUAL')).toEqual(['D1', 'D1-de', 'D1-en', 'D1-fr']);
    expect(ids('leaflet de')).toEqual(['D2', 'D2-de']);
    expect(ids('-en')).toEqual(['D1', 'D1-en', 'D3', 'D3-en']);
    expect(ids('nothing')).toEqual([]);
  });

  it('leaves a disabled branch disabled', () => {
    expect(searchTree(nodes, 'D3-en')[0]).toMatchObject({ id: 'D3', isDisabled: true });
  });
});
