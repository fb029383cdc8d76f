import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each([
  'https://carrier.example/1',
  'http://carrier.example',
  'HTTPS://Carrier.example:8443/track?id=1&mail=a@b.example#2',
  'https://carrier.example:65535/track',
  'https://xn--crrier-bua.example/1',
])('takes %j for a web page', (text) => expect(isWebAddress(text)).toBe(true));

it.each([
  '',
  'carrier.example/1',
  '//carrier.example/1',
  'https:carrier.example',
  'https:/carrier.example',
  'https:///carrier.example',
  'https:\\\\carrier.example',
  'https://\\carrier.example',
  'https://carrier.example\\@other.example',
  'https://user:secret@carrier.example',
  'https://user@carrier.example',
  'https://@carrier.example',
  'https://carrier.example/a b',
  'https://carrier.example\t.other.example',
  'https://carrier.example\n',
  ' https://carrier.example',
  'https://carrier.example:65536/',
  'https://carrier.example:99999/',
  'https://',
  'https://?',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://carrier.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://carrier.example/1',
  'file:///etc/passwd',
  'ftp://carrier.example',
])('takes %j for no web page', (text) => expect(isWebAddress(text)).toBe(false));
