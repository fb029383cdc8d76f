import type { FlowTexts } from '../../texts/flow-texts.ts';

/** What a file must be to be taken. */
export interface FileRules {
  /** Endings (`.xlsx`) and kinds (`image/*`, `application/pdf`); by default any. */
  accept?: readonly string[] | undefined;
  /** Largest size in bytes. */
  maxSize?: number | undefined;
}

const matches = (file: Pick<File, 'name' | 'type'>, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
  return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
};

/** The kinds as people say them: `XLSX, CSV`. */
export const kindsInWords = (accept: readonly string[]): string =>
  accept
    .map((rule) => rule.replace(/^\./, '').replace(/\/\*$/, '').replace(/^.*\//, '').toUpperCase())
    .join(', ');

const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the reader's notation: `1.4 MB`, counted in thousands as file managers do. */
export const sizeInWords = (bytes: number, locale: string): string => {
  const power = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: steps[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
};

/** Why a file is not taken; undefined where it is. */
export const refusalOf = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxSize }: FileRules,
  texts: FlowTexts,
  locale: string,
): string | undefined => {
  if (accept !== undefined && !accept.some((rule) => matches(file, rule)))
    return texts.fileWrongKind(kindsInWords(accept));
  if (maxSize !== undefined && file.size > maxSize) return texts.fileTooLarge(sizeInWords(maxSize, locale));
  return file.size === 0 ? texts.fileEmpty : undefined;
};
