import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byIssueDate,
  currentOn,
  currentRevision,
  firstFlags,
  isFirstAmong,
  revisionStates,
  versionOfEach,
  type RevisionPlace,
} from './version-lines.ts';

const revision = (id: number, issueDate: string, versionId = 1, isCompatible = true): RevisionPlace => ({
  id,
  issueDate,
  versionId,
  isCompatible,
});

describe('the versions of revisions (§3.9.1)', () => {
  it('gives compatible revisions the version of the one before, incompatible ones their own', () => {
    const revisions = [
      revision(1, '2026-01-01'),
      revision(2, '2026-02-01'),
      revision(3, '2026-03-01', 7, false),
      revision(4, '2026-04-01'),
    ];
    expect([...versionOfEach(revisions, 1, true)]).toEqual([
      [1, 1],
      [2, 1],
      [3, 7],
      [4, 7],
    ]);
  });

  it('folds all of them into the base version of a document that is not versioned', () => {
    const revisions = [revision(1, '2026-01-01'), revision(3, '2026-03-01', 7, false)];
    expect([...versionOfEach(revisions, 1, false).values()]).toEqual([1, 1]);
  });

  it('puts a revision that was dated back into the version of its day', () => {
    const revisions = [
      revision(1, '2026-01-01'),
      revision(2, '2026-03-01', 7, false),
      revision(3, '2026-02-01', 7),
    ];
    expect(versionOfEach(revisions, 1, true).get(3)).toBe(1);
  });
});

it('marks the earliest revision of the document and of each version, ties by id (O15)', () => {
  const flags = firstFlags([
    revision(5, '2026-02-01', 7),
    revision(4, '2026-01-01'),
    revision(3, '2026-01-01'),
    revision(6, '2026-02-01', 7),
  ]);
  expect(flags.get(3)).toEqual({ isFirst: true, isFirstOfVersion: true });
  expect(flags.get(4)).toEqual({ isFirst: false, isFirstOfVersion: false });
  expect(flags.get(5)).toEqual({ isFirst: false, isFirstOfVersion: true });
  expect(flags.get(6)).toEqual({ isFirst: false, isFirstOfVersion: false });
});

it('knows whether a revision would be the earliest; of the same day it is not (O15)', () => {
  const others = [revision(4, '2026-01-01')];
  const newOn = (issueDate: string) => isFirstAmong(others, { id: Number.POSITIVE_INFINITY, issueDate });
  expect([newOn('2025-12-31'), newOn('2026-01-01')]).toEqual([true, false]);
  expect(isFirstAmong([], { id: Number.POSITIVE_INFINITY, issueDate: '2026-01-01' })).toBe(true);
});

it('knows the revision in force on any day, one for each version (§3.9.4)', () => {
  const revisions = [revision(1, '2026-01-01'), revision(2, '2026-03-01'), revision(3, '2026-02-01', 7)];
  const on = (day: string) => [...currentOn(revisions, day)].map(([version, { id }]) => [version, id]);
  expect(on('2025-12-31')).toEqual([]);
  expect(on('2026-01-01')).toEqual([[1, 1]]);
  expect(on('2026-02-28')).toEqual([
    [1, 1],
    [7, 3],
  ]);
  expect(on('2026-03-01')).toEqual([
    [1, 2],
    [7, 3],
  ]);
  expect(revisionStates(revisions, '2026-02-28').get(2)).toEqual({ state: 'upcoming' });
  expect(revisionStates(revisions, '2026-03-01').get(1)).toEqual({
    state: 'superseded',
    since: '2026-03-01',
  });
  expect(revisionStates(revisions, '2026-03-01').get(3)).toEqual({ state: 'current' });
});

const days = fc.integer({ min: 1, max: 9 }).map((day) => `2026-01-0${day}`);
const anyRevisions = fc
  .array(fc.record({ issueDate: days, isCompatible: fc.boolean() }), { maxLength: 12 })
  .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1, versionId: 100 + index })));

it('equals a slow model: of each version exactly one revision is current, and it is the newest issued', () => {
  fc.assert(
    fc.property(anyRevisions, days, (revisions, day) => {
      const versions = versionOfEach(revisions, 1, true);
      const placed = revisions.map((one) => ({ ...one, versionId: versions.get(one.id) ?? 0 }));
      const before = (one: RevisionPlace, other: RevisionPlace) =>
        one.issueDate < other.issueDate || (one.issueDate === other.issueDate && one.id < other.id);
      for (const one of placed) {
        const earlier = placed.filter((other) => before(other, one));
        const openers = [one, ...byIssueDate(earlier).toReversed()].filter(
          (other) => !other.isCompatible && placed.some((first) => before(first, other)),
        );
        expect(one.versionId).toBe(openers[0] ? 100 + openers[0].id - 1 : 1);
        const flags = firstFlags(placed).get(one.id);
        expect(flags?.isFirst).toBe(earlier.length === 0);
        expect(flags?.isFirstOfVersion).toBe(earlier.every((other) => other.versionId !== one.versionId));
        const isCurrent =
          one.issueDate <= day &&
          placed.every(
            (other) => other.versionId !== one.versionId || !before(one, other) || other.issueDate > day,
          );
        expect(revisionStates(placed, day).get(one.id)?.state === 'current').toBe(isCurrent);
        expect(currentOn(placed, day).get(one.versionId)?.id === one.id).toBe(isCurrent);
      }
    }),
  );
});

describe('the current revision of a document (O1, §3.9.4)', () => {
  const line = [revision(1, '2026-01-01'), revision(2, '2026-02-01'), revision(3, '2026-03-01', 7, false)];
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', [1, undefined]],
    ['2026-02-28', [2, 1]],
    // It opened its version: the one before is current in its own.
    ['2026-03-01', [3, undefined]],
  ])('on %s is the one issued last, and supersedes the one before it in its version', (day, expected) => {
    const found = currentRevision(line, day);
    expect(found && [found.current.id, found.superseded?.id]).toEqual(expected);
  });
});
