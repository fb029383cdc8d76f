import { ApiError } from '@crt/api-client/api-error';
import { describe, expect, it, vi } from 'vitest';
import { runEdit, type EditAnswer, type EditAttempt, type EditPorts } from './run-edit.ts';

const saved: EditAnswer = {
  result: 0,
  message: '',
  timestamp: 'AAAAAAAAB9I=',
  data: { merged: false, conflict: null },
};
const warning: EditAnswer = { result: 1, message: 'Go on?', timestamp: 'AAAAAAAAB9E=', data: null };
const conflicting: EditAnswer = {
  result: 2,
  message: 'Changed at the same time.',
  timestamp: 'AAAAAAAAB9X=',
  data: {
    merged: false,
    conflict: {
      field: 'productNumber',
      base: 'A',
      theirs: 'B',
      user: { name: 'Hanna Meyer', symbol: 'HMEY' },
      isYou: false,
      time: '2026-11-20T09:28:41Z',
    },
  },
};
const refusal = (answer?: EditAnswer) =>
  new ApiError({ kind: 'result', status: 200, title: 'Refused', ...(answer && { answer }) });

function ports(answers: readonly (EditAnswer | Error)[], change: Partial<EditPorts> = {}) {
  const attempts: EditAttempt[] = [];
  return {
    attempts,
    ports: {
      send: async (attempt: EditAttempt) => {
        const answer = answers[attempts.length];
        attempts.push(attempt);
        if (!answer || answer instanceof Error) throw answer ?? new Error('one attempt too many');
        return answer;
      },
      confirmWarning: vi.fn(async () => true),
      chooseOnConflict: vi.fn(async () => 'mine' as const),
      ...change,
    },
  };
}

describe('an edit', () => {
  it('is saved at the first attempt with the stamp it was given', async () => {
    const { attempts, ports: given } = ports([saved]);
    expect(await runEdit('S1', given)).toEqual({ kind: 'saved', answer: saved });
    expect(attempts).toEqual([{ ignoreWarning: false, stamp: 'S1' }]);
  });

  it('asks about each warning and sends again (A24, F66)', async () => {
    const { attempts, ports: given } = ports([warning, warning, saved]);
    expect(await runEdit('S1', given)).toMatchObject({ kind: 'saved' });
    expect(attempts.map((attempt) => attempt.ignoreWarning)).toEqual([false, true, true]);
    expect(given.confirmWarning).toHaveBeenCalledTimes(2);
    expect(given.confirmWarning).toHaveBeenCalledWith('Go on?');
  });

  it('is aborted when the warning is not accepted', async () => {
    const { attempts, ports: given } = ports([warning], { confirmWarning: async () => false });
    expect(await runEdit('S1', given)).toEqual({ kind: 'aborted' });
    expect(attempts).toHaveLength(1);
  });

  it('sends again with the new stamp when mine is kept', async () => {
    const { attempts, ports: given } = ports([refusal(conflicting), saved]);
    expect(await runEdit('S1', given)).toMatchObject({ kind: 'saved' });
    expect(attempts.map((attempt) => attempt.stamp)).toEqual(['S1', 'AAAAAAAAB9X=']);
  });

  it.each([
    ['theirs', 'theirs'],
    ['later', 'undecided'],
  ] as const)('sends nothing more when the choice is %s', async (choice, kind) => {
    const { attempts, ports: given } = ports([refusal(conflicting)], {
      chooseOnConflict: async () => choice,
    });
    expect(await runEdit('S1', given)).toMatchObject({ kind });
    expect(attempts).toHaveLength(1);
  });

  it('fails with the error of the server', async () => {
    const error = refusal();
    const { ports: given } = ports([error]);
    expect(await runEdit('S1', given)).toEqual({ kind: 'failed', error });
  });

  it('does not swallow defects', async () => {
    const { ports: given } = ports([new TypeError('a defect')]);
    await expect(runEdit('S1', given)).rejects.toThrow('a defect');
  });
});
