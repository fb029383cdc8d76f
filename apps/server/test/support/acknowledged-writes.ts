import type { Api } from './api.ts';

/** Writes `R<round>-1`, `R<round>-2` … one after the other until the server dies; gives the last acknowledged one. */
export async function writeUntilDead(
  api: Api,
  firstStamp: string,
  round: number,
  onFirst: () => void,
): Promise<string> {
  let stamp = firstStamp;
  let last = '';
  for (let count = 1; ; count += 1) {
    const value = `R${round}-${count}`;
    try {
      stamp = await api.mustWriteOrder(value, stamp);
    } catch (error) {
      if (last === '') throw error;
      return last;
    }
    if (last === '') onFirst();
    last = value;
  }
}

/** The write that was under way at the kill may or may not be there; all before it must. */
export function isSameOrNext(acknowledged: string, found: string | null): boolean {
  const [round, count] = acknowledged.split('-');
  return found === acknowledged || found === `${round}-${Number(count) + 1}`;
}
