export { skipToken } from '@tanstack/react-query';
export { useDownload, useRead, useWrite } from '../src/react/hooks.ts';
export type { ReadSettings, WriteVariables } from '../src/react/hooks.ts';
// What a server asks ahead of the page needs no hook.
export { readKey, readOptions } from '../src/react/read-options.ts';
export type { ReadKey } from '../src/react/read-options.ts';
