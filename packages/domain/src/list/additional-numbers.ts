/** The least and the largest number that each additional filter of a list knows, by the id of the filter (E17). */
export type AdditionalNumbers = Readonly<Record<number, readonly [least: number, largest: number]>>;

/** The largest number that the wire carries: what records and amounts are told by. */
export const largestNumber = 2_147_483_647;

/** Whether a list has this additional filter, and the filter knows this value; of others the server would refuse the whole list (E17). */
export function isAdditionalValue(numbers: AdditionalNumbers, id: number, value: string): boolean {
  const [least, largest] = numbers[id] ?? [1, 0];
  return /^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= largest;
}
