import { useMemo } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import type { Key } from 'react-aria-components/Select';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';

/** Keywords are names in other writings: what stands between their words, and how they are capitalised, is left open. */
const loose = (text: string): string =>
  text
    .replaceAll(/[\s_/,]+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a text that was typed in full means this option. */
export const isTypedInFull = <K extends Key>({ name, keywords = [] }: Option<K>, typed: string): boolean =>
  name.trim().toLowerCase() === typed.toLowerCase() || keywords.some((word) => loose(word) === loose(typed));

/** Finds options by any part of their names or keywords; the list asks with the name alone. */
export function useOptionFilter<K extends Key>(options: readonly Option<K>[]) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const words = useMemo(() => {
    const found = options.filter(({ keywords }) => keywords !== undefined);
    return new Map(found.map(({ name, keywords = [] }) => [name, keywords.map(loose)]));
  }, [options]);
  return (name: string, typed: string): boolean =>
    contains(name, typed) || (words.get(name)?.some((word) => contains(word, loose(typed))) ?? false);
}
