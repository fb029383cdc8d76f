import { basePath } from '../app/config.ts';

/** The whole address of a screen: whoever scans it from paper is not in the application yet. */
export const fullAddress = (path: string): string =>
  `${window.location.origin}${basePath.replace(/\/$/, '')}${path}`;
