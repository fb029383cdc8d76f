import { describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { editedPlan, id, url } from '../testing/edited-plan.ts';

const plan = editedPlan();
const { stamp, edit, lastChange } = plan;

describe('a stale stamp', () => {
  it('merges different fields and says so', async () => {
    const old = await stamp();
    await edit('EditPONumber', 'PO-1', { timestampBase64: old });
    await edit('EditLoanerSet', 'LS-1');
    const { body } = await edit('EditQuantity', 3, { timestampBase64: old });
    expect(body).toMatchObject({
      result: 0,
      message: 'Quantity changed succesfully. The newer change of PO Number, Loaner Set was kept.',
      data: { merged: true, conflict: null },
      timestamp: await stamp(),
    });
    const { body: now } = await plan.app.call('planner', 'GET', url(`GetRequestInformation/${id}`));
    expect((now as Output<'getRequestInformation'>).data).toMatchObject({
      quantity: 3,
      poNumber: 'PO-1',
      loanerSet: 'LS-1',
    });
  });

  it('shows both versions of the same field and loses nothing', async () => {
    const old = await stamp();
    await edit('EditQuantity', 5, { timestampBase64: old }, 'administrator');
    const unchanged = await lastChange();
    const { body } = await edit('EditQuantity', 3, { timestampBase64: old });
    expect(body).toMatchObject({
      result: 2,
      message: 'Quantity was changed by Alma Dietrich at the same time.',
      timestamp: await stamp(),
      data: {
        merged: false,
        conflict: {
          field: 'quantity',
          base: 2,
          theirs: 5,
          user: { symbol: 'ADIE', name: 'Alma Dietrich' },
          isYou: false,
          time: '2026-11-20T09:00:00.000Z',
        },
      },
    });
    expect(await lastChange()).toEqual(unchanged);
    const insisted = await edit('EditQuantity', 3, { timestampBase64: body.timestamp });
    expect(insisted.body).toMatchObject({ result: 0, data: { merged: false } });
  });

  it('of the same person in two windows tells of nobody else', async () => {
    const old = await stamp();
    await edit('EditQuantity', 6, { timestampBase64: old });
    const { body } = await edit('EditQuantity', 4, { timestampBase64: old });
    expect(body).toMatchObject({
      result: 2,
      message: 'Quantity was changed by you at the same time.',
      data: { conflict: { field: 'quantity', theirs: 6, isYou: true } },
    });
  });

  it.each([encodeStamp(2 ** 40), 'AAAAAAAAAAA*', ''])(
    'is refused when it never was one: %j',
    async (timestampBase64) => {
      const { status, body } = await edit('EditQuantity', 3, { timestampBase64 });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          errors: expect.arrayContaining([
            expect.objectContaining({ path: '/body/timestampBase64' }),
          ]) as unknown,
        },
      });
    },
  );
});

it('keeps the history whole through all of this', async () => {
  expect((await verifyHistory(plan.app.db, { key: testHistoryKey })).broken).toEqual([]);
});
