import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { entriesOf, publishedPackages } from '../package-entries.ts';

/** Where a name of a module comes from, when it is imported. */
export interface Import {
  readonly from: string;
  /** Its name there; `default` and `*` as in a module. */
  readonly name: string;
  readonly isType: boolean;
}

/** A module as it is written: what it declares at its top, and what it imports, by name. */
export interface Module {
  readonly path: string;
  readonly source: ts.SourceFile;
  readonly declared: ReadonlyMap<string, Declared>;
  readonly imported: ReadonlyMap<string, Import>;
}

/** A name that is declared at the top of a module. */
export interface Declared {
  /** All that has to be copied for the name to be there. */
  readonly statement: ts.Statement;
  /** What the name stands for, where it is a `const`. */
  readonly value?: ts.Expression | undefined;
}

const root = join(import.meta.dirname, '..', '..');
const known = new Map<string, Module>();

/** Reads a module; one that was read before is not read again, unless its text is another. */
export function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.source.text === text) return before;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = new Map(source.statements.flatMap(declarationsOf));
  const module = { path, source, declared, imported: new Map(source.statements.flatMap(importsOf)) };
  known.set(path, module);
  return module;
}

function declarationsOf(statement: ts.Statement): [string, Declared][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      namesIn(name).map((one): [string, Declared] => [
        one,
        { statement, value: ts.isIdentifier(name) ? initializer : undefined },
      ]),
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [[statement.name.text, { statement }]] : [];
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function importsOf(statement: ts.Statement): [string, Import][] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const { importClause: clause, moduleSpecifier } = statement;
  const from = moduleSpecifier.text;
  const isWholeType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = clause?.namedBindings;
  const whole: [string, Import][] = clause?.name
    ? [[clause.name.text, { from, name: 'default', isType: isWholeType }]]
    : [];
  if (bindings && ts.isNamespaceImport(bindings))
    whole.push([bindings.name.text, { from, name: '*', isType: isWholeType }]);
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return [
    ...whole,
    ...named.map(({ name, propertyName, isTypeOnly }): [string, Import] => [
      name.text,
      { from, name: (propertyName ?? name).text, isType: isWholeType || isTypeOnly },
    ]),
  ];
}

/** The module that a relative import of another one leads to. */
export function moduleAt(module: Module, from: string): Module | undefined {
  const path = join(dirname(module.path), from);
  return existsSync(path) ? readModule(path) : undefined;
}

/** Which entry of which package lets users import a name: `@crt/ui/Select`, by file and name. */
let entries: ReadonlyMap<string, string> | undefined;

/** The entry by which users import what a module of a package exports; nothing where they cannot. */
export function entryOf(path: string, name: string): string | undefined {
  entries ??= new Map(publishedPackages.flatMap(exportsOf));
  return entries.get(`${path} ${name}`);
}

function exportsOf(name: (typeof publishedPackages)[number]): [string, string][] {
  return entriesOf(name).flatMap(({ specifier, source }) => {
    const path = join(root, 'packages', name, source);
    return readModule(path).source.statements.flatMap((statement): [string, string][] => {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause)
        return [];
      if (!ts.isNamedExports(statement.exportClause) || !ts.isStringLiteral(statement.moduleSpecifier))
        return [];
      const file = join(dirname(path), statement.moduleSpecifier.text);
      return statement.exportClause.elements.map(({ name: { text } }) => [`${file} ${text}`, specifier]);
    });
  });
}
