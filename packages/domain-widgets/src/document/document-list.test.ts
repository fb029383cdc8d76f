import { describe, expect, it } from 'vitest';
import { readListAddress } from '../shared/list/list-address.ts';
import { differs, pageAfter, toRequest, toWire, type ListQuery } from '../shared/list/list-query.ts';
import { shownQuery } from '../shared/list/shown-query.ts';
import { documentList, type DocumentFilters } from './document-list.ts';

const read = (address: string) => readListAddress(documentList, new URLSearchParams(address));
const zone = () => 'UTC';

describe('the day of which the documents say what was current', () => {
  it('is kept with a saved filter, which is modified by another day (O27)', () => {
    const saved = toWire(documentList, read('chosenDivisions=2&currentOn=2026-03-01'));
    const shown = shownQuery(documentList, read('storedQueryId=5'), saved);
    expect(shown.filters).toMatchObject({ chosenDivisions: [2], currentOn: '2026-03-01' });
    expect(differs(documentList, shown, saved)).toBe(false);
    expect(differs(documentList, read('chosenDivisions=2&currentOn=2026-03-02'), saved)).toBe(true);
    expect(differs(documentList, read('chosenDivisions=2'), saved)).toBe(true);
  });

  it('is sent with the call for the rows', () => {
    const asked = toRequest(documentList, read('chosenDivisions=2&currentOn=2026-03-01'), zone);
    expect(documentList.rows.inputOf(asked)).toEqual({
      chosenDivisions: [2],
      currentOn: '2026-03-01',
      orderBy: 'number',
      ascending: 1,
      limit: 20,
      page: 1,
    });
  });

  it('leaves the page as it is, which every filter that narrows begins anew', () => {
    const shown: ListQuery<DocumentFilters> = read('chosenDivisions=2&index=41');
    expect(shown.page).toEqual({ index: 2, size: 20 });
    const on = (address: string) => pageAfter(documentList, shown, read(address));
    expect(on('chosenDivisions=2&currentOn=2026-03-01')).toEqual({ index: 2, size: 20 });
    expect(on('chosenDivisions=4')).toEqual({ index: 0, size: 20 });
    expect(on('chosenDivisions=4&currentOn=2026-03-01')).toEqual({ index: 0, size: 20 });
  });
});
