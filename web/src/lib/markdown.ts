/** The few marks the rules are written with, as data: nothing is ever put in as HTML. */
export type Span = { kind: 'text' | 'strong' | 'em' | 'rule'; text: string };

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list' | 'steps'; items: Span[][] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** `SW-RES-06`, `BR-P1-03`, `BK-19.23b`. */
const RULE = /[A-Z]{2}-(?:\d+\.\d+[a-z]?|[A-Z]{1,4}\d?-[0-9A-Z]{1,2}[a-z]?)(?!\w)/;
const MARK = new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|${RULE.source})`);
const ONLY_RULE = new RegExp(`^${RULE.source}$`);

export function spans(text: string): Span[] {
  return text
    .split(MARK)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*')) return { kind: 'em', text: part.slice(1, -1) };
      return { kind: ONLY_RULE.test(part) ? 'rule' : 'text', text: part };
    });
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map(block);
}

function block(lines: string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('|')) return table(lines);
  if (/^- /.test(first)) return { kind: 'list', items: items(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { kind: 'steps', items: items(lines, /^\d+\. /) };
  return { kind: 'paragraph', spans: spans(lines.join(' ')) };
}

function items(lines: string[], mark: RegExp): Span[][] {
  const texts: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) texts.push(line.replace(mark, ''));
    else texts.push(`${texts.pop() ?? ''} ${line}`);
  }
  return texts.map(spans);
}

function table(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}
