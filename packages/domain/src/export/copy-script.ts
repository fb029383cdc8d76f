import { isWebAddress } from '../address/web-address.ts';

/** cmd.exe reads no longer line. */
const longestLine = 8191;

/** What may stand in an address as it is. Everything else, quotes and carets too, is written with percent signs. */
const plain = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]+/gu;

/**
 * An address whose path is plain ASCII, so that no code page changes it. The host stays: programs have a writing of their
 * own for hosts in other scripts.
 */
function plainAddress(location: string): string {
  const [, host = '', path = ''] = /^([a-z]+:\/\/[^/?#]*)(.*)$/isu.exec(location) ?? [];
  return `${host}${path.toWellFormed().replaceAll(plain, encodeURIComponent)}`;
}

/**
 * A text in quotes for a batch file: nothing between quotes means anything to cmd.exe but the percent sign, which stands
 * twice. What could end the quotes or the line is not in it: callers see to that.
 */
const quoted = (text: string): string => `"${text.replaceAll('%', '%%')}"`;

/** Beginning of the script: UTF-8, exclamation marks that mean nothing, files beside the script. */
export const scriptBegin = [
  '@echo off',
  'setlocal EnableExtensions DisableDelayedExpansion',
  'chcp 65001 >nul',
  'cd /d "%~dp0"',
  'set failed=0',
  '',
].join('\r\n');

/** End of the script: how many files could not be copied, which is also the code with which it ends. */
export const scriptEnd = [
  'if %failed% gtr 0 echo %failed% files could not be copied.',
  'exit /b %failed%',
  '',
].join('\r\n');

/**
 * The line that copies the file at an address to a target name, which is a safe one (`safeFileName`). An address that is
 * none, or that makes the line too long for cmd.exe, counts as a file that could not be copied.
 */
export function copyLine(target: string, location: string): string {
  const address = isWebAddress(location) ? quoted(plainAddress(location)) : undefined;
  const line = `curl.exe --fail --silent --show-error --location --globoff --output ${quoted(target)} ${address} || set /a failed+=1\r\n`;
  return address !== undefined && line.length <= longestLine
    ? line
    : `echo Not copied: ${quoted(target)}& set /a failed+=1\r\n`;
}
