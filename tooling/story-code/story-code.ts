import { join } from 'node:path';
import * as prettier from 'prettier';
import ts from 'typescript';
import { readModule } from './modules.ts';
import { Printer, type Bound } from './print.ts';
import { storiesOf, type Placed, type StoryParts } from './story-parts.ts';

const settings = prettier.resolveConfig(join(import.meta.dirname, 'story-code.ts'));

/**
 * What an application writes to get what the stories of a module show, by the names of the stories: imports from the
 * packages, sample data, and a component `Example`. A story that draws with what users cannot import has none.
 */
export async function storyCodes(path: string): Promise<Map<string, string | undefined>> {
  const stories = [...storiesOf(readModule(path))];
  return new Map(
    await Promise.all(stories.map(async ([name, parts]) => [name, await codeOf(parts)] as const)),
  );
}

async function codeOf(parts: StoryParts): Promise<string | undefined> {
  const { render, component, args } = parts;
  const drawing = render && functionOf(render);
  const printer = new Printer(args, boundBy(drawing?.node.parameters[0]));
  const body = drawing
    ? printer.print({ ...drawing, node: drawing.node.body })
    : elementOf(component, args, printer);
  const imports = [...printer.imports].map(([from, names]) => importLine(from, [...names]));
  if (printer.isPrivate) return undefined;
  const isBlock = drawing !== undefined && ts.isBlock(drawing.node.body);
  const example = `export const Example = () => ${isBlock ? body : `(${body})`};`;
  // What is copied has been formatted where it stands.
  const formatted = await prettier.format(example, { ...(await settings), parser: 'typescript' });
  return [imports.join('\n'), ...printer.statements.values(), formatted].join('\n\n');
}

function elementOf(component: Placed | undefined, args: StoryParts['args'], printer: Printer): string {
  if (!component) throw new Error('A story without render has a component.');
  const { node, module } = component;
  const tag = printer.print({
    node: ts.isExpressionWithTypeArguments(node) ? node.expression : node,
    module,
  });
  return printer.element(tag, printer.attributes(args), args.get('children'));
}

function functionOf({ node, module }: Placed): Placed<ts.ArrowFunction | ts.FunctionExpression> {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node))
    throw new Error(`Not a function that draws: ${node.getText()}`);
  return { node, module };
}

/** What the names in the first parameter of a render function stand for. */
function boundBy(parameter: ts.ParameterDeclaration | undefined): Map<string, Bound> {
  if (!parameter) return new Map();
  const { name } = parameter;
  if (ts.isIdentifier(name)) return new Map([[name.text, { allBut: new Set() }]]);
  const elements = [...name.elements].filter((element) => ts.isBindingElement(element));
  const nameOf = ({ propertyName, name: own }: ts.BindingElement) => (propertyName ?? own).getText();
  const apart = new Set(elements.filter(({ dotDotDotToken }) => !dotDotDotToken).map(nameOf));
  return new Map(
    elements.map((element) => [
      element.name.getText(),
      element.dotDotDotToken ? { allBut: apart } : { one: nameOf(element) },
    ]),
  );
}

function importLine(from: string, names: string[]): string {
  const whole = names.filter((name) => name.startsWith('* as ') || name.startsWith('default as '));
  const named = names.filter((name) => !whole.includes(name)).sort();
  const lines = whole.map((name) => `import ${name.replace('default as ', '')} from '${from}';`);
  if (named.length > 0) lines.push(`import { ${named.join(', ')} } from '${from}';`);
  return lines.join('\n');
}
