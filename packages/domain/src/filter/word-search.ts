/** A text for comparing, in small letters and without accents. */
export const foldedText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search is found in a text, in any case and without regard to accents; without words it is. */
export function wordSearch(search: string): (text: string) => boolean {
  const words = foldedText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => {
    const own = words.length === 0 ? '' : foldedText(text);
    return words.every((word) => own.includes(word));
  };
}
