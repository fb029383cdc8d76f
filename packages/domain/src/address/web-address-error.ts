import { isWebAddress } from './web-address.ts';

/** Why a text is not the address of a page that people may be led to, in a sentence; undefined when it is one (X3). */
export const webAddressError = (text: string): string | undefined =>
  isWebAddress(text)
    ? undefined
    : 'Enter the whole address of a web page, beginning with http:// or https://.';
