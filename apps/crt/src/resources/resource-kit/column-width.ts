/** The padding of a cell, and a little for letters that are wider than most, in px. */
const beside = 28;
/** Heads are set smaller than cells. */
const headSize = 12 / 14;
/** No text makes its column wider than this, in px; with what is beside it, the whole of it is in a tooltip. */
const widestText = 290;
const narrowest = 76;

const widestLetter = 12.5;

/** How wide a letter of 14 px is drawn, in px, by its kind. */
function letterWidth(letter: string): number {
  if (/[\s.,:;'|!iljIftr()[\]/]/.test(letter)) return 5;
  if (/[mwMW@%]/.test(letter)) return widestLetter;
  return /[\p{Lu}\d+-]/u.test(letter) ? 9.3 : 7.7;
}

/** Letters come again and again: thousands of records are measured before their list is drawn. */
const knownLetters = new Map<string, number>();

/** How wide a text of 14 px is drawn, in px, as near as can be told without drawing it. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    let own = knownLetters.get(letter);
    if (own === undefined) knownLetters.set(letter, (own = letterWidth(letter)));
    width += own;
  }
  return width;
}

/** How wide the widest of some texts is drawn, as far as it matters. */
function widestOf(texts: readonly string[]): number {
  let widest = 0;
  for (const text of texts) {
    if (widest >= widestText) break;
    if (text.length * widestLetter > widest) widest = Math.max(widest, textWidth(text));
  }
  return Math.min(widestText, widest);
}

/** The room of the longer line when a head is set in two lines. */
function headWidth(header: string): number {
  const ends = [...header.matchAll(/ |$/g)].map(({ index }) => index);
  const halves = ends.map((end) =>
    Math.max(textWidth(header.slice(0, end)), textWidth(header.slice(end + 1))),
  );
  return Math.min(...halves) * headSize;
}

/** As wide as a head asks for in two lines, and as the widest text does, within reason; what is left over is shared. */
export function columnWidth(header: string, texts: readonly string[]): number {
  const widest = widestOf(texts);
  return Math.round(Math.max(narrowest, headWidth(header) + beside, widest + beside));
}
