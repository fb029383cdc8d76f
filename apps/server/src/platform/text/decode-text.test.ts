import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const swapped = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

it.each([
  ['UTF-8', Buffer.from('Größe')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFGröße')],
  ['UTF-16', Buffer.from('\uFEFFGröße', 'utf16le')],
  ['UTF-16 of other machines', swapped('Größe')],
  ['Windows-1252', Buffer.from('Größe', 'latin1')],
])('reads %s', (_name, content) => expect(decodeText(content)).toBe('Größe'));

it('takes no picture and no half a sign for text', () => {
  expect(decodeText(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
  expect(decodeText(Buffer.from([0xff, 0xfe, 0x41]))).toBeUndefined();
});
