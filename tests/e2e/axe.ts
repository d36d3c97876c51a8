import { hash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type Axe from 'axe-core';

const PUBLISHED = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.js'), 'utf8');

const changed = (script: string, what: string | RegExp, by: (found: string) => string): string => {
  if (script.search(what) === -1) throw new Error(`axe does not say ${what} any more: change it here too`);
  return script.replace(what, by);
};

/** Letters that join look to axe like a font of icons, whose colours it passes over: Arabic words it would hardly see. */
const SEEING = changed(PUBLISHED, /function _isIconLigature\(textVNode\) \{/u, (found) => `${found} return false;`);

/** What a colour consists of: seven weak maps, filled for each of thousands, were half of all that axe did. */
const FIELDS = /_r = new WeakMap\(\), _g = new WeakMap\(\)[^;]*?_Class3_brand = new WeakSet\(\)/u;

/** As a weak map, but kept in the object itself. */
const OWN_FIELD = `class OwnField {
  name = Symbol();
  has(owner) { return this.name in owner; }
  get(owner) { return owner[this.name]; }
  set(owner, value) { owner[this.name] = value; }
  add(owner) { owner[this.name] = true; }
}`;
const AXE = `{ ${OWN_FIELD} ${changed(SEEING, FIELDS, (found) => found.replaceAll(/new Weak(?:Map|Set)\(\)/gu, 'new OwnField()'))} }`;

/** Of axe's own colours no type is published. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

interface AxeWindow extends Window {
  axe: typeof Axe & { commons: { color: { Color: { prototype: AxeColor } } } };
  /** Every look on the page now, each with one element that has it. */
  looks: Map<string, Element>;
}

/** A page has a few dozen colours and thousands of places for them: each is read once. Nobody asks for a finding's HTML. */
const hastenAxe = (): void => {
  const { axe } = window as unknown as AxeWindow;
  axe.configure({ noHtml: true });
  const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
};

/** A page keeps its axe, because one that was just brought is as slow as any script on its first run. */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(hastenAxe);
};

/**
 * What the colours of a word depend on: classes that are not mere measures, and states, of its element and of all around
 * it, and whether the screen is as wide as a desk. A school of rows has a dozen of them.
 */
const looksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STATE = /^(disabled|open|aria-(disabled|expanded|invalid|pressed|selected|current)|data-.+)$/u;
    const VARIES = /^\d\d|[^\w\s-]/u;
    const MEASURE =
      /^(\S+:)?-?(m|p|w|h|gap|space|size|min|max|grid|flex|col|row|items|justify|place|content|self|basis|shrink|grow|rounded|overflow|leading|tracking|whitespace|truncate)([tblrsexy]?-\S+)?$/u;
    const known = new Map<Element, string>();
    const statesOf = (element: Element): string[] =>
      [...element.attributes]
        .filter(({ name, value }) => STATE.test(name) && !VARIES.test(value))
        .map(({ name, value }) => `${name}=${value}`);
    const inksOf = (element: Element): string[] =>
      element.getAttribute('style')?.match(/(color|background)[^;]*/gu) ?? [];
    const classesOf = (element: Element): string[] => [...element.classList].filter((name) => !MEASURE.test(name));
    const lookOf = (element: Element): string => {
      const before = known.get(element);
      if (before) return before;
      const own = [...classesOf(element), ...statesOf(element), ...inksOf(element)];
      const around = element.parentElement
        ? lookOf(element.parentElement)
        : `${matchMedia('(width >= 64rem)').matches}`;
      const look = own.length > 0 ? `${around}>${own.join(' ')}` : around;
      known.set(element, look);
      return look;
    };
    const hasWords = (element: Element): boolean =>
      (element instanceof HTMLInputElement && element.value !== '') ||
      element instanceof HTMLSelectElement ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/u.test(node.textContent ?? ''));
    const looks = new Map<string, Element>();
    for (const element of document.body.querySelectorAll('*'))
      if (hasWords(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        if (!looks.has(lookOf(element))) looks.set(lookOf(element), element);
    (window as unknown as AxeWindow).looks = looks;
    return [...looks.keys()];
  });

/** On each element whose colours are to be measured, for as long as axe looks. */
const MARK = 'data-measured-look';

/**
 * What axe finds by the theme that the page has, and the looks whose colours it cannot tell because something stands before
 * them. To describe what passed as well takes as long as the rules.
 */
const findings = (
  page: Page,
  looks: string[],
  rules: 'all' | 'colours',
): Promise<{ found: string[]; hidden: string[] }> =>
  page.evaluate(
    async ({ wanted, isAll, mark }) => {
      const { axe, looks: all } = window as unknown as AxeWindow;
      const colours = 'color-contrast';
      const lookOf = new Map(wanted.map((look) => [all.get(look) as Element, look]));
      for (const element of lookOf.keys()) element.setAttribute(mark, '');
      axe.configure({ rules: [{ id: colours, selector: `[${mark}]` }] });
      const chosen = isAll ? { rules: { [colours]: { enabled: wanted.length > 0 } } } : { runOnly: [colours] };
      const { violations, incomplete } = await axe.run({
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        ...chosen,
      });
      for (const element of lookOf.keys()) element.removeAttribute(mark);
      const isHidden = ({ any }: Axe.NodeResult): boolean => /Overlap|Obscur/u.test(String(any[0]?.data?.messageKey));
      return {
        found: violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
        hidden: incomplete
          .filter(({ id }) => id === colours)
          .flatMap(({ nodes }) => nodes.filter(isHidden))
          .flatMap(({ element }) => lookOf.get(element as Element) ?? []),
      };
    },
    { wanted: looks, isAll: rules === 'all', mark: MARK },
  );

/** Where a colour is inherited, an element sets out only when the one around it has arrived. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const underWay = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let moving = underWay(); moving.length > 0; moving = underWay())
      await Promise.all(moving.map((animation) => animation.finished.catch(() => null)));
  });

/** Shows the page in a theme at once: by transitions every element would set out for it, one after the other. */
const turnTo = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.dataset.theme = name;
    // Read, so that the colours have changed before transitions are let back.
    void document.body.offsetHeight;
    document.adoptedStyleSheets.pop();
  }, theme);

/** Where all workers of this run write the looks whose colours they found good in both themes; Playwright empties it first. */
const seenFile = (): string => join(test.info().project.outputDir, 'looks');

const signOf = (look: string): string => hash('sha1', look, 'base64');

/** Each look is measured once, on whichever screen it comes first. */
const readSeen = (): ReadonlySet<string> =>
  new Set(existsSync(seenFile()) ? readFileSync(seenFile(), 'utf8').split('\n') : []);

const writeSeen = (looks: readonly string[]): void => {
  mkdirSync(dirname(seenFile()), { recursive: true });
  appendFileSync(seenFile(), looks.map((look) => `${signOf(look)}\n`).join(''));
};

/** axe finds nothing, by day and by night. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page whose script is still on its way has nothing to find fault with, nor a title.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Colours that are still on their way from one theme to the other would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  await bringAxe(page);
  const seen = readSeen();
  const fresh = (await looksOn(page)).filter((look) => !seen.has(signOf(look)));
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? 'day');
  expect((await findings(page, fresh, 'all')).found, `by ${theme}`).toEqual([]);
  if (fresh.length === 0) return;
  const other = theme === 'day' ? 'night' : 'day';
  await turnTo(page, other);
  const { found, hidden } = await findings(page, fresh, 'colours');
  expect(found, `words that are too faint by ${other}`).toEqual([]);
  writeSeen(fresh.filter((look) => !hidden.includes(look)));
  await turnTo(page, theme);
};
