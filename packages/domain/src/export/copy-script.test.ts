import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWebAddress } from '../address/web-address.ts';
import { copyLine, scriptBegin, scriptEnd } from './copy-script.ts';
import { uniqueFileNames } from './file-name.ts';

/**
 * cmd.exe as far as a line of the script needs it: percent signs first, anywhere in the line, then quotes, carets and
 * what separates commands. Delayed expansion is off. Gives the commands with their arguments as programs see them.
 */
function commandsOf(line: string): string[][] {
  const variables: Record<string, string> = { path: 'C:\\evil" & calc', failed: '7' };
  const expanded = line.replaceAll(/%%|%\*|%(~[a-z]*)?\d|%([^%]+)%|%/gi, (found, _flags, name?: string) => {
    if (found === '%%') return '%';
    return name === undefined ? '' : (variables[name.toLowerCase()] ?? '');
  });
  const commands: string[][] = [[]];
  let word: string | undefined;
  let isQuoted = false;
  const end = () => {
    if (word !== undefined) commands.at(-1)?.push(word);
    word = undefined;
  };
  for (let place = 0; place < expanded.length; place += 1) {
    const sign = expanded[place] ?? '';
    if (sign === '"') {
      isQuoted = !isQuoted;
      word ??= '';
    } else if (isQuoted) word = (word ?? '') + sign;
    else if (sign === '^') word = (word ?? '') + (expanded[(place += 1)] ?? '');
    else if (/[&|<>()]/.test(sign)) {
      end();
      if (commands.at(-1)?.length !== 0) commands.push([]);
    } else if (/[\s,;=]/.test(sign) && word !== undefined && !word.startsWith('failed+')) end();
    else if (!/\s/.test(sign)) word = (word ?? '') + sign;
  }
  expect(isQuoted).toBe(false);
  end();
  return commands;
}

const copied = (target: string, address: string) => [
  ['curl.exe', '--fail', '--silent', '--show-error', '--location', '--globoff', '--output', target, address],
  ['set', '/a', 'failed+=1'],
];
const notCopied = (target: string) => [
  ['echo', 'Not', 'copied:', target],
  ['set', '/a', 'failed+=1'],
];

it.each([
  ['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
  ['https://files.example.com/100%25/a.pdf', 'https://files.example.com/100%25/a.pdf'],
  ['https://files.example.com/%PATH%/a.pdf', 'https://files.example.com/%PATH%/a.pdf'],
  ['https://files.example.com/a?b=1&calc', 'https://files.example.com/a?b=1&calc'],
  ['https://files.example.com/a"&calc&"', 'https://files.example.com/a%22&calc&%22'],
  ['https://files.example.com/a^b|c<d>e`f', 'https://files.example.com/a%5Eb%7Cc%3Cd%3Ee%60f'],
  ['https://files.example.com/!PATH!/ä', 'https://files.example.com/!PATH!/%C3%A4'],
  ['https://größe.example/取扱', 'https://größe.example/%E5%8F%96%E6%89%B1'],
])('copies %s from %s', (location, address) =>
  expect(commandsOf(copyLine('100% sure & (a) ^ !b!.pdf', location))).toEqual(
    copied('100% sure & (a) ^ !b!.pdf', address),
  ),
);

it('does not copy what is no web address, or too long for a line', () => {
  for (const location of ['\\\\server\\share\\a.pdf', 'file:///etc/passwd', 'https://x" & calc & "'])
    expect(commandsOf(copyLine('a.pdf', location))).toEqual(notCopied('a.pdf'));
  const long = `https://files.example.com/${'取'.repeat(970)}`;
  expect(isWebAddress(long)).toBe(true);
  expect(commandsOf(copyLine('a.pdf', long))).toEqual(notCopied('a.pdf'));
});

it('is one line of two commands, whatever a name or an address holds', () => {
  const sign = fc.oneof(
    fc.constantFrom(
      '"',
      '%',
      '&',
      '|',
      '^',
      '<',
      '>',
      '(',
      ')',
      '!',
      '%PATH%',
      '%1',
      '%~dp0',
      '%*',
      "'",
      '`',
      '\\"',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const texts = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(texts, texts, (name, path) => {
      const target = uniqueFileNames()(name, '.pdf');
      const line = copyLine(target, `https://files.example.com/${path}`);
      expect(line.indexOf('\r\n')).toBe(line.length - 2);
      expect(line).not.toMatch(/[\p{Cc}](?!\n?$)/u);
      const commands = commandsOf(line);
      const [[first, ...rest] = []] = commands;
      const isCopied = first === 'curl.exe';
      expect(commands).toEqual(isCopied ? copied(target, rest.at(-1) ?? '') : notCopied(target));
    }),
    { numRuns: 500 },
  );
});

it('begins in UTF-8 beside the script and ends with how many failed', () => {
  expect(scriptBegin.split('\r\n')).toContain('chcp 65001 >nul');
  expect(`${scriptBegin}${scriptEnd}`).not.toMatch(/[^\r]\n/);
  expect(scriptEnd).toContain('exit /b %failed%');
});
