import { fileNameOfTag } from './client-calls.ts';
import { apiNames } from './document.ts';
import type { ApiName, Document, Schema } from './document.ts';
import { withBanner } from './types.ts';

/** An enumeration of wire numbers: its members in the order of the contract. */
interface Enumeration {
  name: string;
  description: string;
  members: { name: string; value: number; label: string; description: string | undefined }[];
}

/**
 * One module per enumeration of wire numbers: the numbers by name, their type, and their labels. Each is an entry of
 * its own, so that a page pays for what it names. An enumeration that several documents share must mean the same.
 */
export function enumModules(documents: Readonly<Record<ApiName, Document>>): Map<string, string> {
  const modules = new Map<string, string>();
  for (const api of apiNames) {
    for (const enumeration of enumerationsOf(documents[api])) {
      const path = `${fileNameOfTag(enumeration.name)}.ts`;
      const text = enumModule(enumeration);
      if (modules.has(path) && modules.get(path) !== text)
        throw new Error(`${enumeration.name} of ${api} differs from the one of another document`);
      modules.set(path, text);
    }
  }
  return modules;
}

function enumerationsOf(document: Document): Enumeration[] {
  return Object.entries(document.components?.['schemas'] ?? {}).flatMap(([name, node]) => {
    const schema = node as Schema;
    const names = schema['x-enum-varnames'];
    if (!names) return [];
    const members = names.map((member, index) => ({
      name: memberName(member),
      value: schema.enum?.[index] as number,
      label: schema['x-enum-labels']?.[index] ?? labelOf(member),
      description: schema['x-enum-descriptions']?.[index],
    }));
    return [{ name, description: schema.description ?? name, members }];
  });
}

/** `OnHold` becomes `onHold`, `CMF` becomes `cmf`. */
export function memberName(name: string): string {
  return /^[A-Z0-9]+$/.test(name) ? name.toLowerCase() : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** `OnHold` becomes `On Hold`; a name that starts small is a word as it stands. */
export function labelOf(name: string): string {
  return /^[a-z]/.test(name) ? name : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}

function enumModule({ name, description, members }: Enumeration): string {
  const constant = memberName(name);
  const sentence = description.trim().replaceAll('*/', '* /');
  const numbers = members.map(
    (member) =>
      `${member.description ? `  /** ${member.description.trim()} */\n` : ''}  ${member.name}: ${member.value},\n`,
  );
  const labels = members.map(({ value, label }) => `  ${value}: '${label.replaceAll("'", "\\'")}',\n`);
  return withBanner(
    `/** ${sentence} */\n` +
      `export const ${constant} = {\n${numbers.join('')}} as const;\n` +
      `/** ${sentence} Its number on the wire. */\n` +
      `export type ${name} = (typeof ${constant})[keyof typeof ${constant}];\n` +
      `/** How people read each ${name}. */\n` +
      `export const ${constant}Labels: Readonly<Record<${name}, string>> = {\n${labels.join('')}};\n`,
  );
}
