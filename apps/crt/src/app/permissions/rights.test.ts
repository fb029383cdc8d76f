import { describe, expect, it, vi } from 'vitest';
import { mergePermissions } from './merge.ts';
import { forgetRights, recallRights } from './remembered-rights.ts';
import { Rights, type RightsSources } from './rights.ts';

function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const memories = () => ({ tab: storage(), browser: storage() });

const sources = (change: Partial<RightsSources> = {}): RightsSources => ({
  main: vi.fn(async () => [
    { permissionName: 'CanManageFulfilmentPlan', assigned: true },
    { permissionName: 'CanManageUsers', assigned: false },
  ]),
  documentation: vi.fn(async () => ['CanReadDocuments']),
  design: vi.fn(async () => ['IsDesigner']),
  ...change,
});

const held = (rights: Rights) => {
  const state = rights.getState();
  return state.status === 'ready' ? [...state.permissions] : state.status;
};

describe('rights', () => {
  it('merge three sources, without refusals and unknown names', () => {
    const merged = mergePermissions(
      [
        { permissionName: 'IsDesigner', assigned: true },
        { permissionName: 'CanManageUsers', assigned: false },
      ],
      ['CanReadProducts', 'CanFly'],
      ['IsDesigner'],
    );
    expect([...merged]).toEqual(['IsDesigner', 'CanReadProducts']);
  });

  it('are asked for once for a person', async () => {
    const calls = sources();
    const rights = new Rights(calls, memories());
    await Promise.all([rights.loadFor('u1'), rights.loadFor('u1')]);
    expect(held(rights)).toEqual(['CanManageFulfilmentPlan', 'CanReadDocuments', 'IsDesigner']);
    expect(
      [calls.main, calls.documentation, calls.design].map((call) => vi.mocked(call).mock.calls.length),
    ).toEqual([1, 1, 1]);
  });

  it('leave the main system working when the documentation is away', async () => {
    const rights = new Rights(
      sources({ documentation: () => Promise.reject(new Error('away')) }),
      memories(),
    );
    await rights.loadFor('u1');
    expect(held(rights)).toEqual(['CanManageFulfilmentPlan', 'IsDesigner']);
  });

  it('say so when the main system does not answer', async () => {
    const rights = new Rights(sources({ main: () => Promise.reject(new Error('away')) }), memories());
    await rights.loadFor('u1');
    expect(held(rights)).toBe('failed');
  });

  it('stand at once after a reload, and follow the new answer', async () => {
    const memory = memories();
    await new Rights(sources(), memory).loadFor('u1');
    const rights = new Rights(sources({ main: async () => [] }), memory);
    const loading = rights.loadFor('u1');
    expect(held(rights)).toEqual(['CanManageFulfilmentPlan', 'CanReadDocuments', 'IsDesigner']);
    await loading;
    expect(held(rights)).toEqual(['CanReadDocuments', 'IsDesigner']);
  });

  it('are no rights in another tab: there they only tell what is worth asking', async () => {
    const { browser } = memories();
    await new Rights(sources(), { tab: storage(), browser }).loadFor('u1');
    const rights = new Rights(sources(), { tab: storage(), browser });
    void rights.loadFor('u1');
    expect(held(rights)).toBe('loading');
    expect(recallRights('u1', browser)).toEqual([
      'CanManageFulfilmentPlan',
      'CanReadDocuments',
      'IsDesigner',
    ]);
    expect(recallRights('u2', browser)).toBeUndefined();
  });

  it('are never those of somebody else', async () => {
    const memory = memories();
    await new Rights(sources(), memory).loadFor('u1');
    const rights = new Rights(sources(), memory);
    void rights.loadFor('u2');
    expect(held(rights)).toBe('loading');
    forgetRights(memory);
    expect([memory.tab.length, memory.browser.length]).toEqual([0, 0]);
  });
});
