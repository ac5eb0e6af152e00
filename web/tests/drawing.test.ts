/** Boards know no rules: they count nothing that the server could tell them.
 *
 * No program can tell a sum of the rules from one of the drawing. So each expression that
 * reckons stands here, with what it is for; whoever adds one says why it is no rule.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const GAMES = join(import.meta.dirname, '../src/games');

const RECKONING = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=']);
/** Functions that add up, or choose by size. */
const CALLS = /(^|\.)(reduce|reduceRight)$|^Math\./;

const DRAWING: Record<string, string[]> = {
  'where things stand and what size they have': [
    'Math.floor(pip / 3)',
    'pip / 3',
    'pip % 3',
    '(pip % 3) * 15',
    '15 + (pip % 3) * 15',
    'Math.floor(pip / 3) * 15',
    '15 + Math.floor(pip / 3) * 15',
    'x * 20',
    'x * 20 + 10.4',
    'y * 100',
    '(y * 100) / 6',
    '(y * 100) / 6 + 0.3',
    'i % 5',
    'column + row',
    '4 - column',
    '5 - row',
    'x - from.x',
    'y - from.y',
    'Math.hypot(x - from.x, y - from.y)',
    'Math.max(1, shown.length - 1)',
    'pieces.length + place.darkness',
    'pieces.length + place.darkness + Number(place.fire)',
  ],
  'the next square or seat around the table': [
    'x + step[0]',
    'y + step[1]',
    'Math.max(0, x + step[0])',
    'Math.max(0, y + step[1])',
    'Math.min(4, Math.max(0, x + step[0]))',
    'Math.min(5, Math.max(0, y + step[1]))',
    'row * 5',
    'row * 5 + column',
    '(near + 1) % SEATS',
    'near + 2',
    '(near + 2) % SEATS',
    'near + i',
    '(near + i) % SEATS',
    'seat - lead',
    'seat - lead + SEATS',
    '(seat - lead + SEATS) % SEATS',
    'trick.lead + place',
    '(trick.lead + place) % SEATS',
  ],
  'shares as percents and bars': [
    'share * 100',
    'Math.round(share * 100)',
    'Math.max(1, Math.round(share * 100))',
    'Math.max(1, Math.round(share * 100)) / 100',
    'shown * 100',
    'Math.round(shown * 100)',
    'outcome.share * 100',
    'Math.max(2, outcome.share * 100)',
    'figures.kill * 100',
    'Math.round(figures.kill * 100)',
    'figures.dealt + figures.taken',
    'figures.dealt + figures.taken + figures.kill',
    '100 * share',
    '(100 * share) / ALL',
    'Math.round((100 * share) / ALL)',
    'risk / 216',
    'shares.slice(MANY).reduce((a, b) => a + b, 0)',
    'a + b',
    'Math.max(1, ...longest)',
    'Math.min(MANY + 1, Math.max(1, ...longest))',
    'columns + 2',
  ],
  'when something is shown, in milliseconds': [
    'CARD_BY_CARD * place',
    'CARDS_FROM + CARD_BY_CARD * place',
    'cardAt(i) + 200',
    'TOTAL_AT - 250',
    "(has('trick') ? TRICK : 0) + (has('result') ? HAND : 0)",
  ],
  'the order in which a person likes to see cards': [
    'a.cost - b.cost',
    'b.cost - a.cost',
    'b.life - a.life',
    'place(a) - place(b)',
    'within(a) - within(b)',
    "rankOf(card) * (order === 'rising' ? 1 : -1)",
    '(points[b] ?? 0) - (points[a] ?? 0)',
  ],
  'two told figures side by side: what is left of one, how far they lie apart': [
    '(card.life ?? 0) - (card.wounds ?? 0)',
    'attack - defence',
    'clash.attacker.total - clash.defender.total',
    'size - units',
    'view.seats[seat].units - (isCounting && last ? last.change[seat] : 0)',
    "Number(told.count) * (told.event === 'lost' ? -1 : 1)",
    "change[seat as 0 | 1] += Number(told.count) * (told.event === 'lost' ? -1 : 1)",
  ],
  'how many things lie there': [
    'stack.length - i',
    'most - cards.length',
    'Math.max(0, most - cards.length)',
    'away.length + waiting.length',
    'sheet.keywords.length + sheet.terms.length',
    'cards.lastIndexOf(card) - cards.indexOf(card)',
    '(cards[card] ?? 0) + step',
    'Math.max(0, (cards[card] ?? 0) + step)',
    'Object.values(deck.cards).reduce((sum, each) => sum + each, 0)',
    'sum + each',
  ],
};
const ALLOWED = new Set(Object.values(DRAWING).flat());

/** The programs of a file: all of it, or what stands in a component's script and markup. */
function programs(file: string): string[] {
  const text = readFileSync(file, 'utf-8');
  if (file.endsWith('.ts')) return [text];
  const found: string[] = [];
  const { instance, module, fragment } = parse(text, { modern: true });
  for (const script of [instance, module])
    if (script) found.push(text.slice(...spanOf(script.content)));
  gather(fragment, (node) => {
    found.push(`(${text.slice(...spanOf(node))})`);
  });
  return found;
}

function spanOf(node: object): [number, number] {
  const { start, end } = node as { start: number; end: number };
  return [start, end];
}

/** Every expression of the markup, the outermost ones. */
function gather(node: unknown, found: (expression: object) => void): void {
  if (Array.isArray(node)) for (const each of node) gather(each, found);
  else if (node && typeof node === 'object') {
    const { type } = node as { type?: string };
    if (type && /(Expression|Identifier|Literal)$/.test(type)) found(node);
    else if (type === 'VariableDeclaration')
      for (const { init } of (node as { declarations: { init?: object }[] }).declarations)
        gather(init, found);
    else for (const [key, value] of Object.entries(node)) if (key !== 'css') gather(value, found);
  }
}

/** What an expression reckons, in its own words; places and numbers of lists (± 1) are none. */
function reckoned(program: string): string[] {
  const source = ts.createSourceFile('a.ts', program, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const say = (node: ts.Node) => found.push(node.getText(source).replace(/\s+/g, ' '));
  const isWord = (node: ts.Node) => /^['"`]/.test(node.getText(source));
  const isOne = (node: ts.Node) => node.getText(source) === '1';
  function visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node) && RECKONING.has(node.operatorToken.getText(source))) {
      const { left, right } = node;
      const isStep = /^[+-]$/.test(node.operatorToken.getText(source)) && [left, right].some(isOne);
      if (!isStep && !isWord(left) && !isWord(right)) say(node);
    } else if (ts.isCallExpression(node) && CALLS.test(node.expression.getText(source))) say(node);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

const files = readdirSync(GAMES, { recursive: true, encoding: 'utf-8' }).filter((name) =>
  /\.(ts|svelte)$/.test(name),
);
const all = files.flatMap((name) =>
  programs(join(GAMES, name))
    .flatMap(reckoned)
    .map((text) => ({ name, text })),
);

describe('a board', () => {
  it('reckons nothing but its drawing', () => {
    expect(all.filter(({ text }) => !ALLOWED.has(text))).toEqual([]);
  });

  it('is allowed nothing that it does not need', () => {
    const used = new Set(all.map(({ text }) => text));
    expect([...ALLOWED].filter((text) => !used.has(text))).toEqual([]);
  });

  it('would be found out', () => {
    const sum = 'const total = army.reduce((sum, { cost }) => sum + cost, 0) - gold;';
    expect(reckoned(sum)).toHaveLength(3);
    expect(reckoned('const next = list[i + 1]; const other = 1 - seat;')).toEqual([]);
  });
});
