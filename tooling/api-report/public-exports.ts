import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** One name that users of a package may import. */
export interface PublicExport {
  /** Entry without its extension: `Button` is imported as `@crt/ui/Button`. */
  entry: string;
  name: string;
  /** First sentence or more of its docstring; empty when it has none. */
  documentation: string;
  /** Its shape in TypeScript, without comments. */
  signature: string;
  /** A value, and its name a component's. */
  isComponent: boolean;
  /** The file that declares it, from the root of the repository. */
  file: string;
}

const printer = ts.createPrinter({ removeComments: true });
const typeFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

function describeSignature(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  const isTypeOnly = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  if (isTypeOnly || ts.isClassDeclaration(declaration)) {
    const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
    // Of a class only its outline is public.
    return ts.isClassDeclaration(declaration) ? text.replace(/ \{\n(?: {8}.*\n| {4}\}\n)*/g, ' {\n') : text;
  }
  return checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration), declaration, typeFlags);
}

function readSettings(folder: string): ts.ParsedCommandLine {
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
}

const known = new Map<string, PublicExport[]>();

/** All that the entries of `packages/<name>/exports` let out, in a stable order. */
export function publicExports(packageName: string): PublicExport[] {
  const found = known.get(packageName) ?? readExports(packageName);
  known.set(packageName, found);
  return found;
}

function readExports(packageName: string): PublicExport[] {
  const folder = join(root, 'packages', packageName);
  if (!existsSync(join(folder, 'exports'))) return [];
  const entries = readdirSync(join(folder, 'exports'))
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
  const paths = entries.map((name) => join(folder, 'exports', name));
  const styles = ts.sys.fileExists(join(folder, 'env.d.ts')) ? [join(folder, 'env.d.ts')] : [];
  const program = ts.createProgram([...paths, ...styles], readSettings(folder).options);
  const checker = program.getTypeChecker();

  return entries.flatMap((entryFile, index) => {
    const source = program.getSourceFile(paths[index] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [];
    return checker
      .getExportsOfModule(module)
      .map((exported) => {
        const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        const declaration = symbol.declarations?.[0];
        return {
          entry: entryFile.replace(/\.tsx?$/, ''),
          name: exported.name,
          documentation: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
          isComponent: (symbol.flags & ts.SymbolFlags.Value) !== 0 && /^[A-Z][a-z]/.test(exported.name),
          signature: declaration ? describeSignature(checker, symbol, declaration) : '',
          file: declaration ? relative(root, declaration.getSourceFile().fileName) : '',
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
}
