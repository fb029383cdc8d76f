import type { Database } from '../../../platform/db/database.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import { languages } from './language.tables.ts';

/** Languages as their name, what they call themselves, and their code. */
export const spoken = [
  ['Arabic', 'العربية', 'ar'],
  ['Bulgarian', 'Български', 'bg'],
  ['Chinese (Simplified)', '简体中文', 'zh-Hans'],
  ['Croatian', 'Hrvatski', 'hr'],
  ['Czech', 'Čeština', 'cs'],
  ['Danish', 'Dansk', 'da'],
  ['Dutch', 'Nederlands', 'nl'],
  ['English', 'English', 'en'],
  ['Estonian', 'Eesti', 'et'],
  ['Finnish', 'Suomi', 'fi'],
  ['French', 'Français', 'fr'],
  ['German', 'Deutsch', 'de'],
  ['Greek', 'Ελληνικά', 'el'],
  ['Hebrew', 'עברית', 'he'],
  ['Hungarian', 'Magyar', 'hu'],
  ['Italian', 'Italiano', 'it'],
  ['Japanese', '日本語', 'ja'],
  ['Korean', '한국어', 'ko'],
  ['Latvian', 'Latviešu', 'lv'],
  ['Lithuanian', 'Lietuvių', 'lt'],
  ['Norwegian', 'Norsk', 'no'],
  ['Polish', 'Polski', 'pl'],
  ['Portuguese', 'Português', 'pt'],
  ['Portuguese (Brazil)', 'Português (Brasil)', 'pt-BR'],
  ['Romanian', 'Română', 'ro'],
  ['Slovak', 'Slovenčina', 'sk'],
  ['Slovenian', 'Slovenščina', 'sl'],
  ['Spanish', 'Español', 'es'],
  ['Swedish', 'Svenska', 'sv'],
  ['Turkish', 'Türkçe', 'tr'],
] as const;

/** Thirty languages (§3.0). */
export async function fillLanguages(tx: Database): Promise<void> {
  const rows = spoken.map(([name, translatedName, eifuValue], place) => ({
    id: place + 1,
    name,
    translatedName,
    eifuValue,
  }));
  await insertRows(tx, languages, rows);
}
