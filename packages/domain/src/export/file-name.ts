/** Longest name of a file: what every file system takes, also where each letter is four bytes. */
const longest = 60;

/** What no file system of Windows takes, what ends a line, and marks that hide or turn what is written. */
const unsafe = /[<>:"/\\|?*\p{C}\p{Zl}\p{Zp}]+/gu;

/** Names of devices: a file of such a name is the device, with whatever ending (Windows). */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/** What a spreadsheet could take for a formula, and what a program could take for an option. */
const misread = /^[\s=+\-@'＝＋－＠]/u;

/** The beginning of a text, without half a letter at its end. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/**
 * A name under which a file can be stored on every file system: no folder, no device, no formula, no option, 60 letters.
 * `ending` begins with its point and is kept whole; it is a plain one.
 */
export function safeFileName(name: string, ending: string): string {
  const plain = name.normalize('NFC').replaceAll(unsafe, '-').trim();
  const short = cut(plain, longest - ending.length).replace(/[. ]+$/, '');
  const begin = short === '' || misread.test(short) || device.test(short) || short.startsWith('.');
  return `${begin ? '_' : ''}${short}${ending}`;
}

/** The ending of the file at a web address, from its point to five plain letters or digits; `.pdf` where it has none. */
export function endingOf(location: string): string {
  const path = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(location)?.[1] ?? '';
  return /\.[a-z0-9]{1,5}$/i.exec(path)?.[0].toLowerCase() ?? '.pdf';
}

/** Two names are one for file systems when this is the same: some compare capitals, others small letters. */
const sameName = (name: string): string => name.toUpperCase().toLowerCase();

/**
 * Makes names unique, as file systems compare them: without regard to capitals. The second one of a name becomes
 * `name_2.pdf`; the same names in the same order give the same result, so that two files of one export agree.
 */
export function uniqueFileNames(): (name: string, ending: string) => string {
  const taken = new Set<string>();
  /** The last copy of a name that was given twice: a thousand of one name are not counted anew for each. */
  const copies = new Map<string, number>();
  return (name, ending) => {
    const first = safeFileName(name, ending);
    let next = first;
    let copy = copies.get(sameName(first)) ?? 1;
    while (taken.has(sameName(next))) {
      copy += 1;
      const suffix = `_${copy}`;
      next = safeFileName(cut(name, longest - ending.length - suffix.length), `${suffix}${ending}`);
    }
    if (copy > 1) copies.set(sameName(first), copy);
    taken.add(sameName(next));
    return next;
  };
}
