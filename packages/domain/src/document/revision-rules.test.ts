import { describe, expect, it, test } from 'vitest';
import {
  canAddFile,
  canAddRevision,
  canRemoveDocument,
  canSwitchVersioned,
  documentNumberError,
} from './document-field.ts';
import { fileLocationError, regionsOfFile } from './file-regions.ts';
import {
  canChangeCompatible,
  canRemoveRevision,
  showsIncompatible,
  showsVersionName,
} from './revision-rules.ts';

const plain = {
  isFirst: false,
  isFirstOfVersion: false,
  isCompatible: true,
  hasAssociatedProductVersions: false,
  isPartOfKeyCode: false,
};

test.each([
  [{}, true],
  [{ isPartOfKeyCode: true }, false],
  [{ hasAssociatedProductVersions: true }, false],
  [{ isCompatible: false }, false],
])('removes a revision %j: %j (O16)', (facts, isAllowed) => {
  expect(canRemoveRevision({ ...plain, ...facts }).isAllowed).toBe(isAllowed);
});

test.each([
  [{ isFirst: true }, false],
  [{}, true],
  [{ isPartOfKeyCode: true, hasAssociatedProductVersions: true }, true],
  [{ isCompatible: false }, true],
  [{ isCompatible: false, isPartOfKeyCode: true }, false],
  [{ isCompatible: false, hasAssociatedProductVersions: true }, false],
])('changes the incompatible checkbox of %j: %j (O14)', (facts, isAllowed) => {
  expect(canChangeCompatible({ ...plain, ...facts }).isAllowed).toBe(isAllowed);
});

it('shows checkbox and version name for a versioned document only (O12, O13)', () => {
  expect([showsIncompatible(true, true), showsIncompatible(true, false)]).toEqual([false, true]);
  expect([showsIncompatible(false, true), showsIncompatible(false, false)]).toEqual([false, false]);
  const names = (isVersioned: boolean) =>
    [true, false].map((isFirst) =>
      [true, false].map((isCompatible) => showsVersionName(isVersioned, isFirst, isCompatible)),
    );
  expect(names(true)).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(names(false).flat()).toEqual([false, false, false, false]);
});

describe('a document', () => {
  it('is locked while it describes products or stands in a keycode (O10, O28)', () => {
    expect(canRemoveDocument({ isAssociated: false, isPartOfKeyCode: false }).isAllowed).toBe(true);
    expect(canRemoveDocument({ isAssociated: true, isPartOfKeyCode: false })).toMatchObject({
      reason: 'The document is locked: it describes products.',
    });
    expect(canRemoveDocument({ isAssociated: true, isPartOfKeyCode: true })).toMatchObject({
      reason: 'The document is locked: a version of it is part of a keycode, and it describes products.',
    });
  });

  it('says every rule that a removal breaks (§3.9.3)', () => {
    const facts = { isCompatible: false, hasAssociatedProductVersions: true, isPartOfKeyCode: true };
    expect(canRemoveRevision(facts)).toMatchObject({
      reason: expect.stringMatching(/keycode\. Product versions .* An incompatible revision/) as string,
    });
  });

  it('keeps its versioned switch while product versions or keycodes hold a version (O9)', () => {
    const facts = { hasProductVersions: false, isPartOfKeyCode: false, describesKeyCode: false };
    expect(canSwitchVersioned(facts).isAllowed).toBe(true);
    expect(canSwitchVersioned({ ...facts, hasProductVersions: true }).isAllowed).toBe(false);
    expect(canSwitchVersioned({ ...facts, isPartOfKeyCode: true }).isAllowed).toBe(false);
    expect(canSwitchVersioned({ ...facts, describesKeyCode: true }).isAllowed).toBe(false);
  });

  it('has no underscore in its number (O6)', () => {
    expect(documentNumberError('A_1')).toBe("Number cannot contain '_' character");
    expect(documentNumberError('A-1')).toBeUndefined();
  });
});

describe('a file', () => {
  it('has a web address (O18)', () => {
    expect(fileLocationError('')).toBe('Location is required');
    expect(fileLocationError('https://files.example.com/a b.pdf')).toBe('Location is not valid uri.');
    expect(fileLocationError('javascript:alert(1)')).toBe('Location is not valid uri.');
    expect(fileLocationError('https://files.example.com/a.pdf')).toBeUndefined();
  });

  it('has a region implicitly when all its countries are chosen, until it gains one (O19, §3.9.9)', () => {
    const europe = { id: 1, name: 'Europe', children: [{ id: 1 }, { id: 2 }] };
    const asia = { id: 2, name: 'Asia', children: [{ id: 9 }] };
    const chosen = new Set([1, 2]);
    expect(regionsOfFile(chosen, [europe, asia])).toEqual([
      { name: 'Europe', isImplicit: true, children: [{ id: 1 }, { id: 2 }] },
    ]);
    const grown = { ...europe, children: [...europe.children, { id: 3 }] };
    expect(regionsOfFile(chosen, [grown, asia])[0]?.isImplicit).toBe(false);
  });
});

it('a document gets revisions, and a revision files, up to their limits (O11, O18)', () => {
  const revisions = Array.from({ length: 1000 });
  expect(canAddRevision({ revisions: revisions.slice(1) }).isAllowed).toBe(true);
  expect(canAddRevision({ revisions })).toEqual({
    isAllowed: false,
    reason: 'There can be no more than 1,000 revisions of a document.',
  });
  expect(canAddFile(999).isAllowed).toBe(true);
  expect(canAddFile(1000)).toEqual({
    isAllowed: false,
    reason: 'There can be no more than 1,000 files of a revision.',
  });
});
