import ts from 'typescript';
import { moduleAt, type Module } from './modules.ts';

/** An expression and the module in which its names mean something. */
export interface Placed<Node extends ts.Node = ts.Expression> {
  readonly node: Node;
  readonly module: Module;
  /** What stands for the parameters, in what a called function answers. */
  readonly given?: ReadonlyMap<string, Placed> | undefined;
}

/** What a story draws: a function of its args, or its component, and the args. */
export interface StoryParts {
  readonly render: Placed | undefined;
  readonly component: Placed | undefined;
  /** By name; what is spread and cannot be looked into has its text as its name. */
  readonly args: ReadonlyMap<string, Placed<ts.Expression | ts.SpreadAssignment>>;
}

/** The stories of a module, by the names under which they are exported. */
export function storiesOf(module: Module): Map<string, StoryParts> {
  const byDefault = module.source.statements.find(
    (statement) => ts.isExportAssignment(statement) && !statement.isExportEquals,
  );
  const meta =
    byDefault && ts.isExportAssignment(byDefault) ? { node: byDefault.expression, module } : undefined;
  const exported = [...module.declared].flatMap(([name, { statement, value }]): [string, StoryParts][] => {
    const isExported =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || !value) return [];
    const story = resolve({ node: value, module });
    if (!ts.isObjectLiteralExpression(story.node))
      throw new Error(`No story can be read from ${value.getText()}.`);
    return [[name, partsOf(story, meta)]];
  });
  return new Map(exported);
}

const partsOf = (story: Placed, meta: Placed | undefined): StoryParts => {
  const part = (name: string) => propertyOf(story, name) ?? (meta && propertyOf(meta, name));
  const args = new Map(meta && argsOf(propertyOf(meta, 'args')));
  for (const [name, arg] of argsOf(propertyOf(story, 'args'))) args.set(name, arg);
  const render = part('render');
  return { render: render && resolve(render), component: part('component'), args };
};

const isWrapped = (node: ts.Expression) =>
  ts.isParenthesizedExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isNonNullExpression(node);

/** What a name or a member of an object stands for, as far as it is written somewhere. */
function resolve(placed: Placed): Placed {
  const { node, module, given } = placed;
  if (isWrapped(node)) return resolve({ ...placed, node: node.expression });
  if (ts.isPropertyAccessExpression(node)) {
    const member = propertyOf({ ...placed, node: node.expression }, node.name.text);
    return member ? resolve(member) : placed;
  }
  if (ts.isCallExpression(node)) return answerOf(node, module) ?? placed;
  if (!ts.isIdentifier(node)) return placed;
  const argument = given?.get(node.text);
  if (argument) return resolve(argument);
  const value = module.declared.get(node.text)?.value;
  if (value) return resolve({ node: value, module });
  const imported = module.imported.get(node.text);
  const other = imported?.from.startsWith('.') ? moduleAt(module, imported.from) : undefined;
  const there = imported && other?.declared.get(imported.name)?.value;
  return other && there ? resolve({ node: there, module: other }) : placed;
}

/** The object that a function answers which does nothing else, given an object of which it takes members. */
function answerOf(call: ts.CallExpression, module: Module): Placed | undefined {
  const called = resolve({ node: call.expression, module });
  const [argument] = call.arguments;
  if (!argument || !ts.isArrowFunction(called.node) || ts.isBlock(called.node.body)) return undefined;
  const taken = called.node.parameters[0]?.name;
  const elements = taken && ts.isObjectBindingPattern(taken) ? taken.elements : [];
  const given = elements.flatMap(({ name }): [string, Placed][] => {
    const value = propertyOf({ node: argument, module }, name.getText());
    return value ? [[name.getText(), value]] : [];
  });
  return resolve({ node: called.node.body, module: called.module, given: new Map(given) });
}

/** A member of an object, also one that is spread into it. */
function propertyOf(object: Placed, name: string): Placed | undefined {
  const { node, ...where } = resolve(object);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  for (const property of [...node.properties].reverse()) {
    if (ts.isSpreadAssignment(property)) {
      const spread = propertyOf({ ...where, node: property.expression }, name);
      if (spread) return spread;
    } else if (property.name.getText() === name) {
      if (ts.isPropertyAssignment(property)) return { ...where, node: property.initializer };
      if (ts.isShorthandPropertyAssignment(property)) return { ...where, node: property.name };
    }
  }
  return undefined;
}

function argsOf(args: Placed | undefined): [string, Placed<ts.Expression | ts.SpreadAssignment>][] {
  if (!args) return [];
  const { node, ...where } = resolve(args);
  if (!ts.isObjectLiteralExpression(node)) return [];
  const named = (name: string, value: ts.Expression): ReturnType<typeof argsOf> => [
    [name, (ts.isIdentifier(value) && where.given?.get(value.text)) || { ...where, node: value }],
  ];
  return node.properties.flatMap((property) => {
    if (ts.isPropertyAssignment(property))
      return named(property.name.getText().replaceAll(/^'|'$/g, ''), property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) return named(property.name.text, property.name);
    if (!ts.isSpreadAssignment(property)) return [];
    const spread = resolve({ ...where, node: property.expression });
    return ts.isObjectLiteralExpression(spread.node)
      ? argsOf(spread)
      : [[property.getText(), { ...where, node: property }]];
  });
}
