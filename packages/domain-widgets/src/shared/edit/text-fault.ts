import { requiredText, tooLong } from './edit.texts.ts';

/** What is wrong with a text that has to be there, as the rule of a form field: true, or the words for it; nobody cuts it. */
export function textFault(label: string, entered: string, longest: number): string | true {
  // As it is stored: some letters become longer by it.
  const text = entered.trim().normalize('NFC');
  if (text === '') return requiredText(label);
  return text.length <= longest || tooLong(label, longest);
}

/** The same of a text that may be left out. */
export const optionalTextFault = (label: string, entered: string, longest: number): string | true =>
  entered.trim() === '' || textFault(label, entered, longest);
