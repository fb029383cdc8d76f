import ts from 'typescript';
import { moduleAt, entryOf, type Module } from './modules.ts';
import type { Placed, StoryParts } from './story-parts.ts';

type Args = StoryParts['args'];
type Arg = Placed<ts.Expression | ts.SpreadAssignment>;

/** What a parameter of a render function stands for: the value of one arg, or all args but those named apart. */
export type Bound = { readonly one: string } | { readonly allBut: ReadonlySet<string> };

/** Makes of the text of stories the text of an application: what it needs is noted while it is printed. */
export class Printer {
  readonly #args: Args;
  #bound: ReadonlyMap<string, Bound>;
  /** What has to be imported: names by the module that users import, `type ` before those of types. */
  readonly imports = new Map<string, Set<string>>();
  /** Statements that have to be copied, in the order in which they were needed. */
  readonly statements = new Map<ts.Statement, string>();
  /** Whether something is needed that cannot be copied: styles, which a plugin of the packages' build compiles. */
  isPrivate = false;

  constructor(args: Args, bound: ReadonlyMap<string, Bound>) {
    this.#args = args;
    this.#bound = bound;
  }

  /** The text of a node as an application would write it. */
  print({ node, module }: Placed<ts.Node>): string {
    const edits: { start: number; end: number; text: string }[] = [];
    const visit = (child: ts.Node): void => {
      const text = this.#instead({ node: child, module });
      if (text === undefined) ts.forEachChild(child, visit);
      else edits.push({ start: child.getStart(), end: child.getEnd(), text });
    };
    visit(node);
    let printed = '';
    let at = node.getStart();
    for (const { start, end, text } of edits) {
      printed += module.source.text.slice(at, start) + text;
      at = end;
    }
    return printed + module.source.text.slice(at, node.getEnd());
  }

  /** Args as the attributes of an element. */
  attributes(args: Args): string {
    return [...args]
      .filter(([name]) => name !== 'children')
      .map(([name, { node, module }]) => {
        if (ts.isSpreadAssignment(node)) return `{...${this.print({ node: node.expression, module })}}`;
        const isPlain = ts.isStringLiteral(node) && !/["\\]/.test(node.text);
        return isPlain ? `${name}="${node.text}"` : `${name}={${this.print({ node, module })}}`;
      })
      .join(' ');
  }

  /** An element with args as its attributes and, where there are, its children. */
  element(tag: string, attributes: string, children: Arg | undefined): string {
    if (!children) return `<${tag} ${attributes} />`;
    const { node } = children;
    const isText = ts.isStringLiteral(node) && !/[<>{}]/.test(node.text);
    const within = isText ? node.text : `{${this.print(children)}}`;
    return `<${tag} ${attributes}>${within}</${tag}>`;
  }

  /** The text that stands for a node; nothing where its parts are looked at. */
  #instead({ node, module }: Placed<ts.Node>): string | undefined {
    if (ts.isJsxSelfClosingElement(node)) return this.#elementOfArgs(node, module);
    if (ts.isCallExpression(node)) return this.#mock(node, module);
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const bound = this.#boundHere(node.expression);
      return bound && 'allBut' in bound ? this.#value(node.name.text) : undefined;
    }
    if (ts.isShorthandPropertyAssignment(node) && this.#boundHere(node.name))
      return `${node.name.text}: ${this.#identifier(node.name, module)}`;
    return ts.isIdentifier(node) ? this.#identifier(node, module) : undefined;
  }

  /** `<Select {...args} />`, with the args in full. */
  #elementOfArgs(node: ts.JsxSelfClosingElement, module: Module): string | undefined {
    const spread = node.attributes.properties.find(
      (property) => ts.isJsxSpreadAttribute(property) && this.#allBut(property.expression) !== undefined,
    );
    if (!spread || !ts.isJsxSpreadAttribute(spread)) return undefined;
    // What the toolbar says is in the second parameter, and not in an application.
    const others = node.attributes.properties.filter(
      (property) => property !== spread && !/\bglobals\b/.test(property.getText()),
    );
    const named = others.flatMap((property) =>
      ts.isJsxAttribute(property) ? [property.name.getText()] : [],
    );
    const apart = new Set([...(this.#allBut(spread.expression) ?? []), ...named]);
    const args = new Map([...this.#args].filter(([name]) => !apart.has(name)));
    const written = others.map((property) => this.print({ node: property, module }));
    const tag = this.print({ node: node.tagName, module });
    return this.element(tag, [this.attributes(args), ...written].join(' '), args.get('children'));
  }

  #allBut(expression: ts.Expression): ReadonlySet<string> | undefined {
    const bound = ts.isIdentifier(expression) ? this.#boundHere(expression) : undefined;
    return bound && 'allBut' in bound ? bound.allBut : undefined;
  }

  /** A function that a test listens to is, for an application, what it does. */
  #mock(node: ts.CallExpression, module: Module): string | undefined {
    const isMock =
      ts.isIdentifier(node.expression) &&
      module.imported.get(node.expression.text)?.from === 'storybook/test' &&
      node.expression.text === 'fn';
    if (!isMock) return undefined;
    const [does] = node.arguments;
    const [type] = node.typeArguments ?? [];
    // In brackets: it may stand before `as`.
    if (!does) return ts.isVariableDeclaration(node.parent) ? 'console.log' : '(() => {})';
    const printed = this.print({ node: does, module });
    return type ? `(${printed}) as ${this.print({ node: type, module })}` : printed;
  }

  #boundHere(node: ts.Identifier): Bound | undefined {
    return isReference(node) ? this.#bound.get(node.text) : undefined;
  }

  #value(name: string): string {
    const arg = this.#args.get(name);
    return arg && !ts.isSpreadAssignment(arg.node) ? `(${this.print(arg)})` : 'undefined';
  }

  #identifier(node: ts.Identifier, module: Module): string | undefined {
    if (!isReference(node)) return undefined;
    const bound = this.#bound.get(node.text);
    if (bound && 'one' in bound) return this.#value(bound.one);
    if (bound) {
      const args = [...this.#args].filter(([name]) => !bound.allBut.has(name));
      return `{ ${args.map(([name]) => `${name}: ${this.#value(name)}`).join(', ')} }`;
    }
    return this.#need(node.text, module);
  }

  /** Notes what a name of a module needs; answers the name by which an application knows it. */
  #need(name: string, module: Module): string | undefined {
    const declared = module.declared.get(name);
    const own = entryOf(module.path, name);
    if (declared && own) {
      const { statement } = declared;
      this.#import(
        own,
        name,
        name,
        ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
      );
      return undefined;
    }
    if (declared) {
      const held = declared.value && heldBy(declared.value);
      if (held) return this.print({ node: held, module });
      this.#copy(declared.statement, module);
      return undefined;
    }
    const imported = module.imported.get(name);
    if (!imported) return undefined;
    const other = imported.from.startsWith('.') ? moduleAt(module, imported.from) : undefined;
    const entry = other ? entryOf(other.path, imported.name) : imported.from;
    if (other?.path.endsWith('.css.ts') && !entry) this.isPrivate = true;
    if (other && !entry) {
      const shown = this.#need(imported.name, other) ?? imported.name;
      return shown === name ? undefined : shown;
    }
    this.#import(entry ?? imported.from, imported.name, name, imported.isType);
    return undefined;
  }

  #import(from: string, name: string, as: string, isType: boolean): void {
    const names = this.imports.get(from) ?? new Set();
    names.add(`${isType ? 'type ' : ''}${name === as ? name : `${name} as ${as}`}`);
    this.imports.set(from, names);
  }

  #copy(statement: ts.Statement, module: Module): void {
    if (this.statements.has(statement)) return;
    this.statements.set(statement, '');
    const bound = this.#bound;
    // Its names are its own.
    this.#bound = new Map();
    const text = this.print({ node: statement, module }).replace(/^export /, '');
    this.#bound = bound;
    // What it needs has come before it.
    this.statements.delete(statement);
    this.statements.set(statement, text);
  }
}

/** The component that `controlled` holds for a story: an application holds it itself. */
function heldBy(value: ts.Expression): ts.Node | undefined {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'controlled') return undefined;
  const [component] = value.arguments;
  return component && ts.isExpressionWithTypeArguments(component) ? component.expression : component;
}

/** Whether an identifier is a name that means something outside of its own place: no member, no attribute. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  const isNameOfParent =
    'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
  return !isNameOfParent;
}
