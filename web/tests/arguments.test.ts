/** Wherever the app says a sentence, it brings the arguments that the sentence asks for. */
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { GAMES, bundleOf } from './words';

const WEB = new URL('../src', import.meta.url).pathname;
const bundles = ['', ...GAMES].map((game) => bundleOf('en', game));

type Node = Record<string, unknown> & { type: string };
interface Said {
  file: string;
  id: string;
  given: string[] | null;
}

/** A sentence that is said by its full name, or behind the beginning that the file puts before it. */
function said(file: string, text = readFileSync(`${WEB}/${file}`, 'utf8')): Said[] {
  const source = file.endsWith('.svelte') ? text : `<script lang="ts">${text}</script>`;
  const start = /get = \(.*?\) =>\s*texts\.get\(`([\w-]+-)\$\{id\}`/.exec(text)?.[1] ?? '';
  const found: Said[] = [];
  walk(parse(source, { modern: true }), (node) => {
    const called = node.type === 'CallExpression' ? nameOf(node.callee as Node) : '';
    const [first, second] = (node.arguments ?? []) as Node[];
    if (!['t', 'get', 'texts.get'].includes(called) || !first) return;
    const prefix = called === 'get' ? start : '';
    for (const id of literals(first)) found.push({ file, id: prefix + id, given: keys(second) });
  });
  return found;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) visit(node as Node);
    for (const inner of Object.values(node)) walk(inner, visit);
  }
}

function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type !== 'MemberExpression') return '';
  return `${nameOf(callee.object as Node)}.${nameOf(callee.property as Node)}`;
}

function literals(node: Node): string[] {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type !== 'ConditionalExpression') return [];
  return [...literals(node.consequent as Node), ...literals(node.alternate as Node)];
}

/** The names in an object; nothing if they cannot be read from the code. */
function keys(node?: Node): string[] | null {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return null;
  const properties = node.properties as Node[];
  if (properties.some(({ type }) => type !== 'Property')) return null;
  return properties.map(({ key }) => String((key as Node).name ?? (key as Node).value));
}

/** The arguments of a message, and of the messages inside it. */
function asked(id: string): string[] | undefined {
  const bundle = bundles.find((one) => one.hasMessage(id));
  const names: string[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { type, name } = part as { type?: string; name?: string };
    if (type === 'var' && name) names.push(name);
    if (type === 'mesg' && name) visit(bundle?.getMessage(name)?.value);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(bundle?.getMessage(id)?.value);
  return bundle && names;
}

describe('every sentence of the app', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  const found = files.filter((name) => /\.(svelte|ts)$/.test(name)).flatMap((name) => said(name));

  it('is found', () => {
    expect(found.length).toBeGreaterThan(400);
    expect(found.filter(({ given }) => given?.length).length).toBeGreaterThan(60);
  });

  it('exists', () => expect(found.filter(({ id }) => !asked(id))).toEqual([]));

  const lacking = ({ id, given }: Said) =>
    given && asked(id)?.some((name) => !given.includes(name));

  it('is given all that it asks for', () => expect(found.filter(lacking)).toEqual([]));

  it('would be missed if it were not', () => {
    const spoilt = `t('web-curtain'); t('web-curtain', { name }); t('web-clock-left', { name });
      const get = (id, args) => texts.get(\`berserk-board-${'${id}'}\`, args); get('turn', {});`;
    const ids = said('spoilt.ts', spoilt).filter(lacking);
    expect(ids.map(({ id }) => id)).toEqual([
      'web-curtain',
      'web-clock-left',
      'berserk-board-turn',
    ]);
  });
});
