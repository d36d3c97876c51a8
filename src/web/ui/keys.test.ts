import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');

/** What may stand in one place of a parent: the element itself, or those of a condition. A list has a place of its own. */
const elementsAt = (node: ts.Node): ts.Node[] => {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [node];
  if (ts.isJsxExpression(node)) return node.expression ? elementsAt(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return elementsAt(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(elementsAt);
  return ts.isBinaryExpression(node) ? elementsAt(node.right) : [];
};

const keyOf = (element: ts.Node): string[] => {
  const opening = ts.isJsxElement(element) ? element.openingElement : (element as ts.JsxSelfClosingElement);
  const keys = opening.attributes.properties.filter((each) => each.name?.getText() === 'key');
  return keys.map((key) => key.getText());
};

/** Keys that stand in two places of one parent. */
const sharedKeys = (source: string): string[] => {
  const shared: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const keys = node.children.flatMap((place) => [...new Set(elementsAt(place).flatMap(keyOf))]);
      shared.push(...keys.filter((key, at) => keys.indexOf(key) !== at));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return shared;
};

it('finds what is shared between two places, and not between the sides of a condition', () => {
  expect(sharedKeys('<p><A key={id} /><b /><B key={id}>text</B></p>')).toEqual(['key={id}']);
  expect(sharedKeys('<><A key={id} />{isOpen && (<B key={id} />)}</>')).toEqual(['key={id}']);
  expect(sharedKeys('<p>{isOpen ? <A key={id} /> : <B key={id} />}{all.map((id) => <C key={id} />)}</p>')).toEqual([]);
});

it('no two children of one parent have the same key, or one would stay when both should go', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const found = sources.flatMap((name) =>
    sharedKeys(readFileSync(join(WEB, name), 'utf8')).map((key) => `${name}: ${key}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
