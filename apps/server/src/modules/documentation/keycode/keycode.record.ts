import { keyCodeFields } from '@crt/domain/keycode';
import type { RecordDeclaration } from '../../record/record.ts';
import { versionTitles } from '../document/version-titles.ts';
import { keyCodes } from './keycode.tables.ts';

/** A keycode: its code, and the document versions that it stands for (Q1). Who has it, the products tell. */
export const keyCodeRecord: RecordDeclaration<typeof keyCodes> = {
  name: 'key-code',
  noun: 'Keycode',
  tag: 'key-code',
  table: keyCodes,
  fields: keyCodeFields,
  words: { documentVersionIds: versionTitles },
};
