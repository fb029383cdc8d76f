export { webAddressError } from '../src/address/web-address-error.ts';
