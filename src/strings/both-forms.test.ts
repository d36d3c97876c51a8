import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LETTER, masculineIn } from '#tests/masculine';

const HERE = import.meta.dirname;
const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(`${HERE}/${path}`, 'utf8')] as const);

const PAIR = /\{(?<boys>[^{}|]+)\|(?<girls>[^{}|]+)\}/gu;

/** What resolves the pairs of a text that is handed to it. */
const RESOLVES = new Set(['counted', 'plural', 'countOf', 'formsOf', 'inSchool']);
/** Resolved by whatever they are handed to. */
const COUNTED_TYPES = /\b(?:PluralForms|Noun)\b/u;

interface Text {
  readonly node: ts.Node;
  /** A template's, without what stands in it. */
  readonly parts: readonly string[];
}

const partsOf = (node: ts.Node): readonly string[] | null => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : null;
};

const textsOf = (path: string, source: string): Text[] => {
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const parts = partsOf(node);
    if (parts) texts.push({ node, parts });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return texts;
};

const isResolvedBy = (child: ts.Node, node: ts.Node, inFunction: boolean): boolean => {
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'say' && node.template === child;
  if (ts.isCallExpression(node) && node.expression !== child) {
    const called = node.expression.getText();
    // Not what a function among the words makes when it is called.
    return RESOLVES.has(called) || (called === 'addressed' && !inFunction);
  }
  return (
    (ts.isVariableDeclaration(node) || ts.isSatisfiesExpression(node)) && COUNTED_TYPES.test(node.type?.getText() ?? '')
  );
};

const isResolved = ({ node }: Text): boolean => {
  let inFunction = false;
  for (let child = node; child.parent; child = child.parent) {
    if (isResolvedBy(child, child.parent, inFunction)) return true;
    inFunction ||= ts.isFunctionLike(child.parent);
  }
  return false;
};

/** Nobody of the school is meant. */
const NOBODY_MEANT = new Map<string, readonly string[]>([
  // The guardian is addressed as «وليّ الأمر», whoever reads it.
  ['guardians/words.ts', ['صوّر']],
  ['privacy/guardian.ts', ['اطلب']],
  // A row of a migration that was released.
  ['roster/words.ts', ['طالب تجريبي']],
]);

const withoutPairs = (parts: readonly string[]): string => parts.join(' … ').replaceAll(PAIR, ' … ');

describe.each(sources)('%s', (path, source) => {
  const texts = textsOf(path, source);
  const paired = texts.filter(({ parts }) => parts.some((part) => part.match(PAIR)));

  it('has both forms only where the school chooses between them', () => {
    expect(paired.filter((text) => !isResolved(text)).map(({ parts }) => parts.join('…'))).toEqual([]);
  });

  it('has two forms that differ, of whole words', () => {
    for (const { parts } of paired)
      for (const { groups } of parts.join('').matchAll(PAIR)) expect(groups?.boys).not.toBe(groups?.girls);
    expect(paired.filter(({ parts }) => parts.some((part) => new RegExp(`\\}${LETTER}`, 'u').test(part)))).toEqual([]);
  });

  it('says nothing to boys or of them alone', () => {
    const excused = NOBODY_MEANT.get(path) ?? [];
    const said = texts.flatMap(({ parts }) => {
      const rest = excused.reduce((text, word) => text.replaceAll(word, ''), withoutPairs(parts));
      return masculineIn(rest).map((form) => `${form}: ${parts.join('…')}`);
    });
    expect(said).toEqual([]);
  });
});
