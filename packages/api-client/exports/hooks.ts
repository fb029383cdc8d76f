export { readKey, readOptions, skipToken, useDownload, useRead, useWrite } from '../src/react/hooks.ts';
export type { ReadKey, ReadSettings, WriteVariables } from '../src/react/hooks.ts';
