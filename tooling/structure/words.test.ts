import ts from 'typescript';
import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

/** Attributes whose text people read or hear. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]);

const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** The words that a component says by itself, instead of asking the texts for them. */
function ownWords(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    if (isWord(text)) found.push(`${file}: ${text.trim()} (${ts.SyntaxKind[node.kind]})`);
  };
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node)) note(node, node.head.text);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literals);
    else if (ts.isJsxExpression(node) && node.expression) literals(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent)) literals(node);
    else if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer)
      literals(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('the kit says no word by itself: every text can be replaced', () => {
  const components = files.filter(
    (file) =>
      /^packages\/ui\/src\/.*\.tsx$/.test(file) &&
      !/\.(stories|test)\.tsx$|\/stories\/|\/foundations\//.test(file),
  );
  expect(components.length).toBeGreaterThan(80);
  expect(components.flatMap(ownWords)).toEqual([]);
});
