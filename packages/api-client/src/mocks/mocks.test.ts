import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { editPlanQuantity, getPlanChanges } from '../main/__generated__/calls/plan.ts';
import { findPlanRequests, listPlans } from '../main/__generated__/calls/plan-list.ts';
import { createApi } from '../runtime/create-api.ts';
import type { InputOf } from '../runtime/operation.ts';
import { mockOperations } from './__generated__/operations.ts';
import { contractHandlers, exampleOf, mock, mockNetworkError, mockProblem } from './mocks.ts';

const server = setupServer(...contractHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApi({ baseUrl: 'http://crt.test', getToken: () => undefined });
const edit: InputOf<typeof editPlanQuantity> = {
  body: { id: 1, newValue: 2, timestampBase64: 'AAAAAAAAB9E=' },
};

describe('the contract as a server', () => {
  it('answers every operation with its example', async () => {
    const wrong: string[] = [];
    for (const [id, { method, path, status }] of Object.entries(mockOperations)) {
      const url = `http://crt.test${path.replaceAll(/\{\w+\}/g, '1')}`;
      const response = await fetch(url, { method, headers: { 'content-type': 'application/json' } });
      if (response.status !== status) wrong.push(`${id}: ${response.status}`);
      await response.body?.cancel();
    }
    expect(wrong).toEqual([]);
  });

  it('gives a payload as the client sees it, a fresh one each time', async () => {
    const changes = await api.call(getPlanChanges, { id: 1 });
    expect(changes).toEqual(exampleOf(getPlanChanges));
    expect(exampleOf(getPlanChanges)).not.toBe(exampleOf(getPlanChanges));
  });
});

describe('an override', () => {
  it('answers with what it is given, in the envelope where there is one', async () => {
    server.use(mock(getPlanChanges, []));
    expect(await api.call(getPlanChanges, { id: 1 })).toEqual([]);
  });

  it('sees the input with its types', async () => {
    const inputs: unknown[] = [];
    const plans = exampleOf(listPlans);
    server.use(
      mock(getPlanChanges, (input) => {
        inputs.push(input);
        return [];
      }),
      mock(findPlanRequests, (input) => {
        inputs.push(input);
        return [];
      }),
      mock(listPlans, (input) => {
        inputs.push(input.body);
        return plans;
      }),
    );
    await api.call(getPlanChanges, { id: 7 });
    await api.call(findPlanRequests, { containsString: 'ä b' });
    expect(inputs).toEqual([{ id: 7 }, { containsString: 'ä b' }]);
  });

  it('can warn, refuse with a result, with a problem or not answer at all', async () => {
    const warning = { ...exampleOf(editPlanQuantity), result: 1 as const, message: 'Sure?' };
    server.use(mock(editPlanQuantity, () => warning));
    expect(await api.call(editPlanQuantity, edit)).toMatchObject({ result: 1, message: 'Sure?' });
    server.use(mock(editPlanQuantity, { ...warning, result: 2 }));
    await expect(api.call(editPlanQuantity, edit)).rejects.toMatchObject({
      kind: 'result',
      message: 'Sure?',
    });
    server.use(mockProblem(editPlanQuantity, 409, 'Somebody was quicker'));
    await expect(api.call(editPlanQuantity, edit)).rejects.toMatchObject({
      status: 409,
      type: 'urn:crt:problem:conflict',
    });
    server.use(mockNetworkError(editPlanQuantity));
    await expect(api.call(editPlanQuantity, edit)).rejects.toMatchObject({ kind: 'network' });
    server.use(
      mock(editPlanQuantity, () => {
        throw new HttpResponse(null, { status: 418 });
      }),
    );
    await expect(api.call(editPlanQuantity, edit)).rejects.toMatchObject({ status: 418 });
  });
});
