/** How well a text fits, and which of its letters were meant. */
export interface Fit {
  /** Higher is better; only to be compared with others of the same query. */
  score: number;
  /** Places of the letters, for marking them. */
  places: readonly number[];
}

const fold = (text: string): string =>
  // Letter by letter, so that places stay those of the text.
  text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('');

const isStart = (text: string, place: number): boolean =>
  place === 0 ||
  /[\s\-_/.,:()]/.test(text.charAt(place - 1)) ||
  /\p{Ll}\p{Lu}/u.test(text.slice(place - 1, place + 1));

/** Places of the letters in their order, each as near to the last as can be; a word's start goes before. */
const placesOf = (word: string, text: string, folded: string): number[] | undefined => {
  const whole = folded.indexOf(word);
  if (whole !== -1) {
    const starts = [
      ...folded.matchAll(new RegExp(word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`), 'gu')),
    ];
    const best = starts.map((match) => match.index).find((place) => isStart(text, place)) ?? whole;
    return word.split('').map((_, index) => best + index);
  }
  const places: number[] = [];
  for (const letter of word.split('')) {
    const from = (places.at(-1) ?? -1) + 1;
    const rest = folded.split('').map((other, place) => (place >= from && other === letter ? place : -1));
    const candidates = rest.filter((place) => place >= 0);
    const place = candidates.find((at) => at === from || isStart(text, at)) ?? candidates[0];
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
};

const scoreOf = (places: readonly number[], text: string): number =>
  places.reduce((score, place, index) => {
    const gap = place - (places[index - 1] ?? place);
    return score + (isStart(text, place) ? 8 : 0) + (gap === 1 ? 6 : 0) - Math.min(gap > 1 ? gap : 0, 5);
  }, 0) -
  text.length / 50;

/**
 * Finds the words of a query in a text, each by its letters in their order: `lipl` finds `Link plans`. Case and
 * accents do not matter. Undefined where a word is not in it.
 */
export const fuzzyFit = (query: string, text: string): Fit | undefined => {
  const folded = fold(text);
  const places = new Set<number>();
  let score = 0;
  for (const word of fold(query.trim()).split(/\s+/)) {
    if (word === '') continue;
    const found = placesOf(word, text, folded);
    if (found === undefined) return undefined;
    score += scoreOf(found, text);
    for (const place of found) places.add(place);
  }
  return { score, places: [...places].toSorted((left, right) => left - right) };
};
