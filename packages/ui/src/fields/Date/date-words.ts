type Unit = 'month' | 'weekday';

const formatsOf = (unit: Unit): readonly Intl.DateTimeFormatOptions[] =>
  (['long', 'short'] as const).flatMap((length) => [
    { [unit]: length },
    // Many languages write the month of a day in another case: “marca” of “marzec”.
    { [unit]: length, day: 'numeric' },
  ]);

/** Without capitals, accents and the dot of what is shortened. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();

/** A day of each month, and one of each weekday from a Monday on. */
const daysOf: Record<Unit, readonly number[]> = {
  month: Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index, 15)),
  weekday: Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 5, 1 + index)),
};

const wordsIn = (locale: string, unit: Unit): [word: string, number: number][] =>
  formatsOf(unit).flatMap((options) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return daysOf[unit].map((day, index): [string, number] => {
      const part = format.formatToParts(day).find(({ type }) => type === unit);
      return [plain(part?.value ?? ''), index + 1];
    });
  });

const known = new Map<string, ReadonlyMap<string, number>>();

/** Long and short names, in the language and in English; where both know a word, the language counts. */
const wordsOf = (locale: string, unit: Unit): ReadonlyMap<string, number> => {
  const key = `${unit} ${locale}`;
  const words =
    known.get(key) ?? new Map(['en-GB', 'en-US', locale].flatMap((language) => wordsIn(language, unit)));
  known.set(key, words);
  return words;
};

/** 3 for “March”, “mar.” and, in German, “März”; undefined for another word. */
export const monthOfName = (word: string, locale: string): number | undefined =>
  wordsOf(locale, 'month').get(plain(word));

/** Whether it names a day of the week. */
export const isWeekday = (word: string, locale: string): boolean =>
  wordsOf(locale, 'weekday').has(plain(word));
